import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer';
import { KeptFiles } from './kept-files';
import { OwnFiles } from './own-files';
import { problemFiles } from './shelves';

/** Takes a file away from a problem, for good. */
@Injectable()
export class RemoveFile {
  constructor(
    private readonly kept: KeptFiles,
    private readonly ownFiles: OwnFiles,
  ) {}

  /** Throws what `OwnFiles.problem` throws, and `not_found` for a file that the problem does not have. */
  async execute(viewer: Viewer, problemId: string, id: string): Promise<void> {
    await this.kept.remove(problemFiles, {
      ...{ ownerId: problemId, id },
      admit: () => this.ownFiles.problem(viewer, problemId),
      tell: (problem, file) => this.ownFiles.tell(viewer, 'removed', problem, file),
    });
  }
}
