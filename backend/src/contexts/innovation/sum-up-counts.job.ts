import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';

/** A sum of so many rows is no dearer to read than one row. */
const few = 100;

const problems = { name: 'problems-sum-up', text: 'select innovation.sum_up_problems($1)' };
const solutions = { name: 'solutions-sum-up', text: 'select innovation.sum_up_solutions($1)' };

/** Puts the changes together that writes have left in the counts of problems and solutions. */
@Injectable()
export class SumUpCountsJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'sum-up-counts', async () => {
      for (const statement of [problems, solutions]) await this.database.run(statement, [few]);
    });
  }
}
