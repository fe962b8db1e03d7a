import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { SumUpCounts } from '../../platform/lists/sum-up-counts';

@Injectable()
export class SumUpMarketplaceCountsJob extends SumUpCounts {
  constructor(database: Database, jobs: Jobs) {
    super(database, jobs, 'marketplace', { api_providers: 500, api_listings: 500 });
  }
}
