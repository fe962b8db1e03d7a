import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { SumUpCounts } from '../../platform/lists/sum-up-counts';

@Injectable()
export class SumUpInnovationCountsJob extends SumUpCounts {
  constructor(database: Database, jobs: Jobs) {
    super(database, jobs, 'innovation', {
      problems: 500,
      solutions: 6000,
      projects: 6000,
      value_entries: 500,
      project_growth: 500,
      match_growth: 200,
    });
  }
}
