import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { OwnFiles } from './own-files';
import { ProblemFile } from './problem-file.entity';

/** Takes a file away from a problem, for good. */
@Injectable()
export class RemoveFile {
  constructor(
    private readonly database: Database,
    private readonly ownFiles: OwnFiles,
  ) {}

  /** Throws what `OwnFiles.problem` throws, and `not_found` for a file that the problem does not have. */
  async execute(viewer: Viewer, problemId: string, id: string): Promise<void> {
    const key = await this.database.transaction(async () => {
      const problem = await this.ownFiles.problem(viewer, problemId);
      const { manager } = this.database;
      const file = await manager.findOneBy(ProblemFile, { id, problemId });
      if (!file) throw notFound('file');
      await manager.delete(ProblemFile, { id });
      await this.ownFiles.tell(viewer, 'removed', problem, file);
      return file.key;
    });
    await this.ownFiles.forget([key]);
  }
}
