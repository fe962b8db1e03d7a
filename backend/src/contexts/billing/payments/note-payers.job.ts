import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { MembershipApi } from '../../membership';

const atOnce = 1000;
const first = '00000000-0000-0000-0000-000000000000';
const payers = {
  name: 'payers-after',
  text: `select distinct organization_id as id from billing.payments where organization_id > $1 and paid_at is not null
    order by organization_id limit ${atOnce}`,
};

/** Says every night which organizations have paid, as some did before that was said with each payment. */
@Injectable()
export class NotePayersJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly membership: MembershipApi,
  ) {}

  onModuleInit(): void {
    this.jobs.every('50 2 * * *', 'note-payers', () => this.execute());
  }

  async execute(): Promise<void> {
    for (let after: string | undefined = first; after !== undefined; ) {
      const ids: string[] = (await this.database.query<{ id: string }>(payers, [after])).map(({ id }) => id);
      await this.membership.notePayments(...ids);
      after = ids[atOnce - 1];
    }
  }
}
