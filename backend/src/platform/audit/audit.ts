import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';

const insert = {
  name: 'audit-insert',
  text: 'insert into platform.audit_events (action, actor, subject, details) values ($1, $2, $3, $4)',
};
const seal = { name: 'audit-seal', text: 'select platform.seal_audit_events()' };

/** The append-only record of who did what. Written with the surrounding transaction, chained a minute later. */
@Injectable()
export class Audit implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'seal-audit-events', async () => {
      await this.database.run(seal);
    });
  }

  async record(event: {
    action: string;
    actor: string;
    subject?: string;
    details?: Record<string, unknown>;
  }): Promise<void> {
    const { action, actor, subject = null, details = {} } = event;
    await this.database.run(insert, [action, actor, subject, JSON.stringify(details)]);
  }
}
