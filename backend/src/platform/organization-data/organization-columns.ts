/** A column that names an organization, and what becomes of its rows once that organization is merged into another. */
interface OrganizationColumn {
  /** `moved`: they are the one’s that stays. `kept`: they stay with the one that goes. `ended`: they are deleted. */
  fate: 'moved' | 'kept' | 'ended';
  /** What moves them, one after the other: `$1` goes, `$2` stays. Done twice they change nothing more. */
  statements: readonly string[];
  /** Where whoever decides is shown how many there are: what they are, and which of them count. */
  counted?: { as: string; where: string };
}

/** Something that stands against it, which somebody has to put in order first. */
interface Obstacle {
  /** Answers a row for each: `$1` goes, `$2` stays. */
  statement: string;
  /** In a sentence; the names are those of the two organizations. */
  says: (row: never, names: { goes: string; stays: string }) => string;
}

interface Options {
  /** What they are called where they are counted. */
  counted?: string;
  /** Which of them count; all where it is absent. */
  countedWhere?: string;
}

type Declared = (table: string, column: string) => OrganizationColumn;

const countedAs = ({ counted, countedWhere = 'true' }: Options) =>
  counted === undefined ? {} : { counted: { as: counted, where: countedWhere } };
const move = (table: string, column: string) => `update ${table} set ${column} = $2 where ${column} = $1`;

/** They are the one’s that stays. */
export const moved =
  (options: Options = {}): Declared =>
  (table, column) => ({ fate: 'moved', statements: [move(table, column)], ...countedAs(options) });

/** The same, but for those that the one that stays has as well, by these columns: its own are left. */
export const movedOnce = (keys: readonly string[], options: Options = {}): Declared => {
  const same = keys.join(', ');
  return (table, column) => ({
    fate: 'moved',
    statements: [
      `delete from ${table} where ${column} = $1 and (${same}) in (select ${same} from ${table} where ${column} = $2)`,
      move(table, column),
    ],
    ...countedAs(options),
  });
};

/** The same, after statements by which nothing is left that the one that stays cannot have. */
export const movedAfter =
  (statements: readonly string[], options: Options = {}): Declared =>
  (table, column) => ({ fate: 'moved', statements: [...statements, move(table, column)], ...countedAs(options) });

/** By statements of another form. */
export const rewritten =
  (...statements: string[]): Declared =>
  () => ({ fate: 'moved', statements });

/** They stay as they are, or something else moves them, such as a trigger. */
export const kept = (): Declared => () => ({ fate: 'kept', statements: [] });

/** They are of use to nobody any more. */
export const ended = (): Declared => (table, column) => ({
  fate: 'ended',
  statements: [`delete from ${table} where ${column} = $1`],
});

interface Rest {
  obstacles?: readonly Obstacle[];
  /** Keeps others from changing what stands against it: `$1` goes. */
  lock?: string;
  /** What lists and caches of the context listen to. */
  topics?: readonly string[];
}

/** What a context keeps of organizations. */
interface OrganizationHolding {
  columns: ReadonlyMap<string, OrganizationColumn>;
  obstacles: readonly Obstacle[];
  lock?: string;
  topics: readonly string[];
}

const declared = new Map<string, OrganizationHolding>();

/**
 * How a context says which of its columns name an organization, in `<context>.organization-data.ts`: `problems.organization_id`. They are
 * worked through in this order. A context without any says so, by naming none.
 */
export function organizationColumnsOf(
  context: string,
  columns: Record<string, Declared>,
  { obstacles = [], lock, topics = [] }: Rest = {},
): void {
  if (declared.has(context)) throw new Error(`${context} says twice what it keeps of organizations.`);
  const entries = Object.entries(columns).map(([name, declare]) => {
    const [table = '', column = ''] = name.split('.');
    return [`${context}.${name}`, declare(`${context}.${table}`, column)] as const;
  });
  declared.set(context, { columns: new Map(entries), obstacles, lock, topics });
}

/** Which contexts have said it, and what. */
export const organizationHoldings = (): ReadonlyMap<string, OrganizationHolding> => declared;

/** All of the columns, by schema, table and column. */
export const organizationColumns = (): ReadonlyMap<string, OrganizationColumn> =>
  new Map([...declared.values()].flatMap(({ columns }) => [...columns]));
