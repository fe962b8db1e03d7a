import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { CancelSession } from './cancel-session';
import type { MentorKind, SessionSide } from './mentoring.enums';

const ahead = {
  name: 'mentoring-ahead',
  text: `select s.id, s.organization_id as "organizationId", s.kind, s.starts_at as "startsAt",
      case when s.user_id = $1 then 'member' else 'mentor' end as side
    from membership.mentor_sessions s join membership.mentors m on m.id = s.mentor_id
    where s.state = 'booked' and s.starts_at > $3
      and (s.user_id = $1 and ($2::uuid is null or s.organization_id = $2) or m.user_id = $1 and ($2::uuid is null or m.organization_id = $2))
    order by s.id for update of s`,
};
interface Ahead {
  id: string;
  organizationId: string;
  kind: MentorKind;
  startsAt: string;
  side: SessionSide;
}

/** Whoever leaves an organization, or the alliance, keeps no appointment for it: the other learns of it in time. */
@Injectable()
export class EndMentoring {
  constructor(
    private readonly cancel: CancelSession,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of one organization, or of all; joins the surrounding transaction. */
  async execute(actor: Actor, personId: string, organizationId: string | null): Promise<void> {
    const sessions = await this.database.query<Ahead>(ahead, [personId, organizationId, this.clock.now()]);
    for (const { startsAt, ...session } of sessions)
      await this.cancel.cancel(actor, { ...session, startsAt: new Date(startsAt) }, null);
  }
}
