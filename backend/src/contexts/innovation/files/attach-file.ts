import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import type { PutFile } from '../../../platform/files/stored-file';
import type { Upload } from '../../../platform/files/uploads';
import type { Viewer } from '../../../platform/http/viewer';
import { fileAttachedBefore, problemFilesFull } from '../innovation.errors';
import type { Problem } from '../problems/problem.entity';
import { OwnFiles } from './own-files';
import { ProblemFile } from './problem-file.entity';
import { mostBytes, mostFiles, problemFiles } from './problem-files';

/** Takes a file that an organization shows with its problem. */
@Injectable()
export class AttachFile {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: Files,
    private readonly ownFiles: OwnFiles,
  ) {}

  /**
   * Answers its identifier. What is refused without looking at the file is refused before it is read. Throws what `OwnFiles.problem`
   * and `Files.put` throw, `problem_files_full` or `file_attached_before`; nothing is kept then.
   */
  async execute(viewer: Viewer, problemId: string, { name, content, announced }: Upload): Promise<string> {
    try {
      await this.database.transaction(() => this.admit(viewer, problemId, announced));
      return await this.taken(viewer, problemId, await this.files.put(problemFiles, content, name));
    } finally {
      // What is refused unread is let go by, so that its sender hears why.
      content.destroy();
    }
  }

  private async taken(viewer: Viewer, problemId: string, file: PutFile): Promise<string> {
    try {
      return await this.database.transaction(() => this.keep(viewer, problemId, file));
    } catch (error) {
      await this.ownFiles.forget([file.key]);
      throw error;
    }
  }

  private async keep(viewer: Viewer, problemId: string, file: PutFile): Promise<string> {
    const { problem, others } = await this.admit(viewer, problemId, file.bytes);
    const same = others.find(({ hash }) => hash === file.hash);
    if (same) throw fileAttachedBefore(same.name);
    const kept = await this.database.insert(ProblemFile, { ...file, problemId, createdAt: this.clock.now() });
    await this.ownFiles.tell(viewer, 'attached', problem, kept);
    return kept.id;
  }

  private async admit(viewer: Viewer, problemId: string, bytes: number): Promise<Admitted> {
    const problem = await this.ownFiles.problem(viewer, problemId);
    const others = await this.database.manager.findBy(ProblemFile, { problemId });
    const together = others.reduce((sum, other) => sum + other.bytes, bytes);
    if (others.length >= mostFiles || together > mostBytes) throw problemFilesFull(mostFiles, mostBytes);
    return { problem, others };
  }
}

interface Admitted {
  problem: Problem;
  /** What it has already. */
  others: ProblemFile[];
}
