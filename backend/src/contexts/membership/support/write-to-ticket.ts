import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockTicket } from './lock-ticket';
import { SupportState } from './support.enums';
import { SupportQueries } from './support.queries';
import { TellSupport } from './tell-support';

/** Adds what the person has to say. It waits for the alliance then, also where it was closed. */
@Injectable()
export class WriteToTicket {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockTicket,
    private readonly queries: SupportQueries,
    private readonly tell: TellSupport,
  ) {}

  /** Throws `not_found`, also for the request of somebody else. */
  async execute(viewer: Viewer, id: string, text: string): Promise<void> {
    await this.database.transaction(async () => {
      const ticket = await this.lock.execute(id, viewer.id);
      await this.lock.write(ticket, text, { isAnswer: false });
      await this.lock.turn(ticket, SupportState.Open);
      await this.tell.execute(ticket, await this.queries.sender(viewer.id), text);
      await this.audit.record(viewer, 'support.written', `support:${id}`);
    });
  }
}
