import type { QueryRunner } from 'typeorm';

/** Indexes by name, without their schema, each with what it is on: `innovation.problems (created_at, id)`. */
type Indexes = Record<string, string>;

/** Makes indexes beside whoever reads and writes, so in a migration without a transaction. */
export async function createIndexes(runner: QueryRunner, indexes: Indexes): Promise<void> {
  for (const [index, on] of Object.entries(indexes)) {
    // One that was ended early has left it behind, unusable.
    await runner.query(`drop index concurrently if exists ${nameOf(index, on)}`);
    await runner.query(`create index concurrently ${index} on ${on}`);
  }
}

/** Drops them in the same way. */
export async function dropIndexes(runner: QueryRunner, indexes: Indexes): Promise<void> {
  for (const [index, on] of Object.entries(indexes))
    await runner.query(`drop index concurrently if exists ${nameOf(index, on)}`);
}

const nameOf = (index: string, on: string) => `${on.split('.')[0]}.${index}`;
