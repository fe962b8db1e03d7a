import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { storedColumns } from '../../../platform/files/kept-file';
import type { StoredFile } from '../../../platform/files/stored-file';
import type { AttachedFileDto } from './files.dto';
import type { Shelf } from './shelves';

const columns = { problemId: 'problem_id', entryId: 'entry_id', projectId: 'project_id' } as const;
const by = ({ noun, owner }: Shelf) => ({
  list: {
    name: `files-of-${noun}`,
    text: `select id, name, type, bytes, created_at as "createdAt" from innovation.files
      where ${columns[owner]} = $1 order by created_at, id`,
  },
  find: {
    name: `files-find-of-${noun}`,
    text: `select ${storedColumns} from innovation.files where id = $1 and ${columns[owner]} = $2`,
  },
  keys: { name: `files-keys-of-${noun}`, text: `select key from innovation.files where ${columns[owner]} = $1` },
});
const known = { name: 'files-known', text: 'select key from innovation.files where key = any($1)' };

@Injectable()
export class FilesQueries {
  constructor(private readonly database: Database) {}

  /** In the order in which they were attached; there are few. The caller knows that the viewer may see them. */
  async of(shelf: Shelf, ownerId: string): Promise<AttachedFileDto[]> {
    return this.database.query<AttachedFileDto>(by(shelf).list, [ownerId]);
  }

  async find(shelf: Shelf, ownerId: string, id: string): Promise<StoredFile | undefined> {
    return this.database.queryOne<StoredFile>(by(shelf).find, [id, ownerId]);
  }

  /** Where the store has them. */
  async keysOf(shelf: Shelf, ownerId: string): Promise<string[]> {
    return (await this.database.query<{ key: string }>(by(shelf).keys, [ownerId])).map(({ key }) => key);
  }

  /** Those of these keys under which there is one. */
  async known(keys: string[]): Promise<string[]> {
    return (await this.database.query<{ key: string }>(known, [keys])).map(({ key }) => key);
  }
}
