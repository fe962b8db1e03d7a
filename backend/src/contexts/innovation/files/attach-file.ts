import { Injectable } from '@nestjs/common';
import type { Upload } from '../../../platform/files/uploads';
import type { Viewer } from '../../../platform/http/viewer';
import { KeptFiles } from './kept-files';
import { OwnFiles } from './own-files';
import { problemFiles } from './shelves';

/** Takes a file that an organization shows with its problem. */
@Injectable()
export class AttachFile {
  constructor(
    private readonly kept: KeptFiles,
    private readonly ownFiles: OwnFiles,
  ) {}

  /** Answers its identifier. Throws what `OwnFiles.problem` and `KeptFiles.take` throw; nothing is kept then. */
  async execute(viewer: Viewer, problemId: string, upload: Upload): Promise<string> {
    return this.kept.take(problemFiles, {
      ...{ ownerId: problemId, upload },
      admit: () => this.ownFiles.problem(viewer, problemId),
      marks: ({ organizationId }) => ({ organizationId }),
      tell: (problem, file) => this.ownFiles.tell(viewer, 'attached', problem, file),
    });
  }
}
