import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countingStored } from '../../../platform/files/count-stored';

/** What changes neither the size of a file nor whose it is waits for nobody who attaches. */
export class CountChangedFiles1767480200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countingStored('innovation'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countingStored('innovation', true));
  }
}
