import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/files/storage';
import type { PutFile } from '../../../platform/files/stored-file';
import { TakeFile } from '../../../platform/files/take-file';
import type { Upload } from '../../../platform/files/uploads';
import { notFound } from '../../../platform/http/domain-error';
import { fileAttachedBefore, filesFull } from '../innovation.errors';
import { AttachedFile } from './attached-file.entity';
import type { Shelf } from './shelves';

interface Taking<Owner> {
  /** Of what it is attached to. */
  ownerId: string;
  upload: Upload;
  /** Locks what it is attached to for who may; asked before the file is read, and again before it is kept. */
  admit: () => Promise<Owner>;
  /** For whom it is attached and, of a project's, who sees it. */
  marks: (owner: Owner) => Pick<AttachedFile, 'organizationId'> & Partial<Pick<AttachedFile, 'forMembers'>>;
  /** Says it to whom it concerns. */
  tell: (owner: Owner, file: AttachedFile) => Promise<void>;
}

interface Removing<Owner> {
  ownerId: string;
  id: string;
  admit: () => Promise<Owner>;
  /** Throws what is against it, or says it to whom it concerns. */
  tell: (owner: Owner, file: AttachedFile) => Promise<void>;
}

/** How files of problems, values and projects are kept and removed. */
@Injectable()
export class KeptFiles implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly taking: TakeFile,
  ) {}

  onModuleInit(): void {
    this.storage.counts('innovation');
  }

  /**
   * Answers its identifier. What is refused without looking at the file is refused before it is read. Throws what `admit` and
   * `Files.put` throw, `files_full`, `storage_full` or `file_attached_before`; nothing is kept then.
   */
  async take<Owner>(shelf: Shelf, taking: Taking<Owner>): Promise<string> {
    return this.taking.execute(shelf, {
      upload: taking.upload,
      admit: (bytes) => this.admit(shelf, taking, bytes),
      keep: (put) => this.keep(shelf, taking, put),
    });
  }

  /** Throws what `admit` and `tell` throw, and `not_found` for a file that it does not have. */
  async remove<Owner>({ owner }: Shelf, { ownerId, id, admit, tell }: Removing<Owner>): Promise<void> {
    const key = await this.database.transaction(async () => {
      const admitted = await admit();
      const file = await this.database.manager.findOneBy(AttachedFile, { id, [owner]: ownerId });
      if (!file) throw notFound('file');
      await tell(admitted, file);
      await this.database.manager.delete(AttachedFile, { id });
      return file.key;
    });
    await this.forget([key]);
  }

  /** Removes the content of what no row knows any more. */
  async forget(keys: string[]): Promise<void> {
    await this.taking.forget(keys);
  }

  private async keep<Owner>(shelf: Shelf, taking: Taking<Owner>, put: PutFile): Promise<string> {
    const { owner, others } = await this.admit(shelf, taking, put.bytes);
    const same = others.find(({ hash }) => hash === put.hash);
    if (same) throw fileAttachedBefore(same.name);
    const marks = taking.marks(owner);
    const of = { [shelf.owner]: taking.ownerId, ...marks };
    const file = await this.database.insert(AttachedFile, { ...put, ...of, createdAt: this.clock.now() });
    await this.storage.require(marks.organizationId, put.bytes, true);
    await taking.tell(owner, file);
    return file.id;
  }

  private async admit<Owner>(shelf: Shelf, { ownerId, admit, marks }: Taking<Owner>, bytes: number) {
    const owner = await admit();
    const others = await this.database.manager.findBy(AttachedFile, { [shelf.owner]: ownerId });
    const together = others.reduce((sum, other) => sum + other.bytes, bytes);
    if (others.length >= shelf.mostFiles || together > shelf.mostBytes)
      throw filesFull(shelf.noun, shelf.mostFiles, shelf.mostBytes);
    await this.storage.require(marks(owner).organizationId, bytes);
    return { owner, others };
  }
}
