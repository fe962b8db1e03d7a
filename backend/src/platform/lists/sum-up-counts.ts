import type { OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';

/** Puts the changes together, every minute, that writes have left in the counts of a context's nouns. */
export abstract class SumUpCounts implements OnModuleInit {
  /** `nouns` are the tables of a schema that `keepCounts` was made for, with how many rows their counts may have at rest and more. */
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly schema: string,
    private readonly nouns: Record<string, number>,
  ) {}

  onModuleInit(): void {
    const statements = Object.entries(this.nouns).map(([noun, beyond]) => ({
      name: `sum-up-${this.schema}-${noun}`,
      text: `select ${this.schema}.sum_up_${noun}(${beyond})`,
    }));
    this.jobs.every('* * * * *', `sum-up-counts-${this.schema}`, async () => {
      for (const statement of statements) await this.database.run(statement);
    });
  }
}
