import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { SupportState } from './support.enums';

interface LockedTicket {
  id: string;
  personId: string;
  subject: string;
  page: string | null;
  memberId: string | null;
  organizationName: string | null;
  state: SupportState;
}

const lock = {
  name: 'support-lock',
  text: `select id, person_id as "personId", subject, page, member_id as "memberId", state,
      (select name from membership.organizations o where o.id = organization_id) as "organizationName"
    from membership.support_tickets where id = $1 and ($2::uuid is null or person_id = $2) for update`,
};
const change = {
  name: 'support-change',
  text: 'update membership.support_tickets set state = $2, changed_at = $3 where id = $1',
};
const write = {
  name: 'support-write',
  text: 'insert into membership.support_messages (ticket_id, is_answer, text, written_at) values ($1, $2, $3, $4)',
};

/** A request for help, for one write at a time; joins the surrounding transaction. */
@Injectable()
export class LockTicket {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of this person, where one is named. Throws `not_found`. */
  async execute(id: string, personId?: string): Promise<LockedTicket> {
    const ticket = await this.database.queryOne<LockedTicket>(lock, [id, personId ?? null]);
    if (!ticket) throw notFound('request');
    return ticket;
  }

  async write({ id }: LockedTicket, text: string, { isAnswer }: { isAnswer: boolean }): Promise<void> {
    await this.database.run(write, [id, isAnswer, text, this.clock.now()]);
  }

  async turn({ id }: LockedTicket, state: SupportState): Promise<void> {
    await this.database.run(change, [id, state, this.clock.now()]);
  }
}
