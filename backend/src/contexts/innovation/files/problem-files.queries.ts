import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { StoredFile } from '../../../platform/files/stored-file';
import type { ProblemFileDto } from './problem-files.dto';

const list = {
  name: 'problem-files-list',
  text: `select id, name, type, bytes, created_at as "createdAt" from innovation.problem_files
    where problem_id = $1 order by created_at, id`,
};
const find = {
  name: 'problem-files-find',
  text: 'select key, name, type, bytes from innovation.problem_files where id = $1 and problem_id = $2',
};
const keysOf = { name: 'problem-files-keys', text: 'select key from innovation.problem_files where problem_id = $1' };
const known = { name: 'problem-files-known', text: 'select key from innovation.problem_files where key = any($1)' };

@Injectable()
export class ProblemFilesQueries {
  constructor(private readonly database: Database) {}

  /** In the order in which they were attached; there are few. The caller knows that the viewer may see the problem. */
  async of(problemId: string): Promise<ProblemFileDto[]> {
    return this.database.query<ProblemFileDto>(list, [problemId]);
  }

  async find(id: string, problemId: string): Promise<StoredFile | undefined> {
    return this.database.queryOne<StoredFile>(find, [id, problemId]);
  }

  /** Where the store has those of a problem. */
  async keysOf(problemId: string): Promise<string[]> {
    return (await this.database.query<{ key: string }>(keysOf, [problemId])).map(({ key }) => key);
  }

  /** Those of these keys under which there is one. */
  async known(keys: string[]): Promise<string[]> {
    return (await this.database.query<{ key: string }>(known, [keys])).map(({ key }) => key);
  }
}
