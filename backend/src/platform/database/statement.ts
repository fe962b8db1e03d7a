/** A prepared statement: PostgreSQL plans it once a connection under its name. */
export interface Statement {
  name: string;
  text: string;
}
