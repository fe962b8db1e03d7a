import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countWordsOfDocuments } from '../../../platform/search/search-index';
import { solutions } from './1764135000000-index-problems-and-solutions';

/** What is written from now on is counted, as that of problems is already; the next one fills what is there, so that nobody waits for that. */
export class CountWordsOfDocuments1764830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countWordsOfDocuments(solutions));
  }

  /** What is kept besides harms nobody: nothing is taken back. */
  async down(): Promise<void> {}
}
