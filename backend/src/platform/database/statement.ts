import { createHash } from 'node:crypto';

/** A prepared statement: PostgreSQL plans it once a connection under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** PostgreSQL keeps so many letters of a name, and takes two statements that begin alike for one. */
const longest = 63;

/** What a statement is called there: its name, the end of a long one by its hash. */
export function plannedAs({ name }: Statement): string {
  if (name.length <= longest) return name;
  const end = createHash('sha256').update(name).digest('hex').slice(0, 20);
  return `${name.slice(0, longest - end.length - 1)}-${end}`;
}
