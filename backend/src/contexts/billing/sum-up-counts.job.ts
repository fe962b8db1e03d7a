import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { SumUpCounts } from '../../platform/lists/sum-up-counts';

@Injectable()
export class SumUpBillingCountsJob extends SumUpCounts {
  constructor(database: Database, jobs: Jobs) {
    super(database, jobs, 'billing', { payments: 1000 });
  }
}
