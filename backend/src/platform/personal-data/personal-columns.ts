/** By what a column names a person: their number, an address of theirs, or their number as the audit, the ledger or mail spell it. */
export type NamedBy = 'id' | 'email' | 'actor' | 'about';

/** What the archive of somebody's data holds of a table: `columns` is a list of SQL. */
export interface Archived {
  /** Its file, without the ending. */
  as: string;
  /** What is in it, for the person. */
  about: string;
  columns: string;
}

/** A column that names a person, and what becomes of its rows once that person's account is erased. */
export interface PersonalColumn {
  /** `erased`: they go. `emptied`: they stay, without what is the person's. `kept`: they stay; the number leads to a former member. */
  fate: 'erased' | 'emptied' | 'kept';
  /** What erases or empties, with the person as `$1`; nothing where they are kept. */
  statement?: string;
  by: NamedBy;
  archived?: Archived;
}

interface Options {
  by?: NamedBy;
  archived?: Archived;
}

type Declared = (place: string, column: string) => PersonalColumn;

/** The rows go. `value` is what of the column names the person, where it is not all of it. */
export const erased =
  ({ by = 'id', archived, value }: Options & { value?: string } = {}): Declared =>
  (table, column) => ({
    fate: 'erased',
    by,
    archived,
    statement: `delete from ${table} where ${value ?? column} = $1`,
  });

/** The rows stay, without what `set` takes out of them. */
export const emptied =
  (set: string, { by = 'id', archived }: Options = {}): Declared =>
  (table, column) => ({ fate: 'emptied', by, archived, statement: `update ${table} set ${set} where ${column} = $1` });

/** As `emptied`, where a statement of another form does it. */
export const rewritten =
  (statement: string, { by = 'id', archived }: Options = {}): Declared =>
  () => ({ fate: 'emptied', by, archived, statement });

export const kept =
  ({ by = 'id', archived }: Options = {}): Declared =>
  () => ({ fate: 'kept', by, archived });

const declared = new Map<string, ReadonlyMap<string, PersonalColumn>>();

/**
 * How a context says which of its columns name a person, in `<context>.personal-data.ts`: `questions.asker_id`. They are
 * worked through in this order. A context without any says so, by naming none.
 */
export function personalColumnsOf(context: string, columns: Record<string, Declared>): void {
  if (declared.has(context)) throw new Error(`${context} says twice what is personal.`);
  const entries = Object.entries(columns).map(([name, declare]) => {
    const [table = '', column = ''] = name.split('.');
    return [`${context}.${name}`, declare(`${context}.${table}`, column)] as const;
  });
  declared.set(context, new Map(entries));
}

/** Which contexts have said it. */
export const contextsWithPersonalColumns = (): string[] => [...declared.keys()];

/** All of them, by schema, table and column. */
export const personalColumns = (): ReadonlyMap<string, PersonalColumn> =>
  new Map([...declared.values()].flatMap((columns) => [...columns]));
