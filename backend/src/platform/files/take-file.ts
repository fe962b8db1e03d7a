import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { DomainError } from '../http/domain-error';
import { Files } from './files';
import type { FileUse, PutFile } from './stored-file';
import type { Upload } from './uploads';

interface Taking<Kept> {
  upload: Upload;
  /** Throws where it may not be kept, by how long it says that it is; asked before it is read. */
  admit: (bytes: number) => Promise<unknown>;
  /** Asks once more, remembers it in a row, and says it to whom it concerns. */
  keep: (file: PutFile) => Promise<Kept>;
}

/** How a context takes a file that somebody sends: asked twice, put once, and remembered or not there. */
@Injectable()
export class TakeFile {
  constructor(
    private readonly database: Database,
    private readonly files: Files,
  ) {}

  /**
   * What is refused without looking at the file is refused before it is read. Throws what `admit`, `keep` and `Files.put` throw;
   * nothing is kept then.
   */
  async execute<Kept>(
    use: FileUse,
    { upload: { name, content, announced }, admit, keep }: Taking<Kept>,
  ): Promise<Kept> {
    try {
      await this.database.transaction(() => admit(announced));
      return await this.remember(await this.files.put(use, content, name), keep);
    } finally {
      // What is refused unread is let go by, so that its sender hears why.
      content.destroy();
    }
  }

  /** Removes the content of what no row knows any more. Where that fails, the daily job of its context does it. */
  async forget(keys: string[]): Promise<void> {
    for (const key of keys) await this.files.remove(key).catch(() => undefined);
  }

  private async remember<Kept>(put: PutFile, keep: (file: PutFile) => Promise<Kept>): Promise<Kept> {
    try {
      return await this.database.transaction(() => keep(put));
    } catch (error) {
      // Of another error nobody knows whether the row is there: the daily job removes what has none.
      if (error instanceof DomainError) await this.forget([put.key]);
      throw error;
    }
  }
}
