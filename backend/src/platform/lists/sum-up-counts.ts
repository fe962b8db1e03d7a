import type { OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';

/** A sum of so many rows is no dearer to read than one row. */
const few = 100;

/** Puts the changes together, every minute, that writes have left in the counts of a context's nouns. */
export abstract class SumUpCounts implements OnModuleInit {
  /** `nouns` are the tables of a schema that `keepCounts` was made for. */
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly schema: string,
    private readonly nouns: string[],
  ) {}

  onModuleInit(): void {
    const statements = this.nouns.map((noun) => ({
      name: `sum-up-${this.schema}-${noun}`,
      text: `select ${this.schema}.sum_up_${noun}($1)`,
    }));
    this.jobs.every('* * * * *', `sum-up-counts-${this.schema}`, async () => {
      for (const statement of statements) await this.database.run(statement, [few]);
    });
  }
}
