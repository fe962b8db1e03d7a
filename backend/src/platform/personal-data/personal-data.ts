import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { type Archived, type NamedBy, type PersonalColumn, personalColumns } from './personal-columns';

export interface Named {
  id: string;
  /** All at which they were reached. */
  emails: string[];
}

export interface ArchivedRows extends Archived {
  rows: object[];
}

/** What all contexts keep of one person: told to them, and erased when they leave. */
@Injectable()
export class PersonalData {
  constructor(private readonly database: Database) {}

  /** Of every file that an archive has, one after the other, so that no more than one is held. */
  async *archive(person: Named): AsyncIterable<ArchivedRows> {
    for (const [place, { archived, by }] of personalColumns()) {
      if (!archived) continue;
      const [schema, table, column] = place.split('.');
      const rows = await this.database.query<object>(
        {
          name: `archive-${place}`,
          text: `select ${archived.columns} from ${schema}.${table} where ${column} = any($1)`,
        },
        [namesOf(person, by)],
      );
      yield { ...archived, rows };
    }
  }

  /** Joins the surrounding transaction. Done twice it changes nothing more. */
  async erase(person: Named): Promise<void> {
    const done = [...personalColumns()].filter((one): one is [string, PersonalColumn & { statement: string }] =>
      Boolean(one[1].statement),
    );
    for (const [place, { statement, by }] of done)
      for (const name of namesOf(person, by))
        await this.database.run({ name: `erase-${place}`, text: statement }, [name]);
  }
}

const namesOf = ({ id, emails }: Named, by: NamedBy): string[] =>
  ({ id: [id], email: emails, actor: [`member:${id}`], about: [`user:${id}`] })[by];
