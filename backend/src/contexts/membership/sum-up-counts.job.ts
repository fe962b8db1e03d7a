import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { SumUpCounts } from '../../platform/lists/sum-up-counts';

@Injectable()
export class SumUpMembershipCountsJob extends SumUpCounts {
  constructor(database: Database, jobs: Jobs) {
    super(database, jobs, 'membership', {
      organizations: 100,
      organization_growth: 20_000,
      organization_cohorts: 20_000,
      directory_growth: 20_000,
      directory_entries: 20_000,
      directory_pairs: 20_000,
      connections: 2_000,
      community_members: 1_000,
      community_threads: 2_000,
      membership_registrations: 6_000,
      registration_queue: 2_000,
    });
  }
}
