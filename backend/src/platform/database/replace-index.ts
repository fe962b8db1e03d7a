import type { QueryRunner } from 'typeorm';

/** Puts one index in the place of another beside whoever reads and writes, so in a migration without a transaction. */
export async function replaceIndex(runner: QueryRunner, former: string, index: string, on: string): Promise<void> {
  const [schema] = former.split('.');
  // One that was ended early has left it behind, unusable.
  await runner.query(`drop index concurrently if exists ${schema}.${index}`);
  await runner.query(`create index concurrently ${index} on ${on}`);
  await runner.query(`drop index concurrently if exists ${former}`);
}
