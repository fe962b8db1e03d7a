import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { FilesQueries } from './files.queries';
import { shelves } from './shelves';

/** Removes what was put or forgotten by a process that died before it was done. */
@Injectable()
export class RemoveOrphanedFilesJob implements OnModuleInit {
  constructor(
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly queries: FilesQueries,
  ) {}

  onModuleInit(): void {
    this.jobs.every('23 4 * * *', 'remove-orphaned-files', async () => {
      for (const shelf of shelves) await this.files.removeOrphans(shelf, (keys) => this.queries.known(keys));
    });
  }
}
