import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { problemFiles } from './problem-files';
import { ProblemFilesQueries } from './problem-files.queries';

/** Removes what was put or forgotten by a process that died before it was done. */
@Injectable()
export class RemoveOrphanedFilesJob implements OnModuleInit {
  constructor(
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly queries: ProblemFilesQueries,
  ) {}

  onModuleInit(): void {
    this.jobs.every('23 4 * * *', 'remove-orphaned-files', async () => {
      await this.files.removeOrphans(problemFiles, (keys) => this.queries.known(keys));
    });
  }
}
