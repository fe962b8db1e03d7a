import type { DataSource, EntityMetadata, EntityTarget } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { Statement } from './statement';

interface Insert<Row> {
  statement: Statement;
  parameters: unknown[];
  /** The row, from what was given and what the database has answered. */
  complete(answered: Record<string, unknown>): Row;
}

/** The prepared statements that insert rows of entities: one for each entity and choice of columns. */
export class EntityInserts {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly dataSource: DataSource) {}

  of<Row extends object>(entity: EntityTarget<Row>, values: Partial<Row>): Insert<Row> {
    const metadata = this.dataSource.getMetadata(entity);
    const { driver } = this.dataSource;
    const columns = metadata.columns.filter((column) => column.isInsert);
    const given = columns.filter((column) => column.getEntityValue(values) !== undefined);
    const filled = columns.filter((column) => column.isSelect && !given.includes(column));
    return {
      statement: this.statementOf(metadata, given, filled),
      parameters: given.map((column) => driver.preparePersistentValue(column.getEntityValue(values), column)),
      complete: (answered) => {
        const row = metadata.create() as Row;
        for (const column of given) column.setEntityValue(row, column.getEntityValue(values));
        for (const column of filled)
          column.setEntityValue(row, driver.prepareHydratedValue(answered[column.databaseName], column));
        return row;
      },
    };
  }

  private statementOf({ tablePath }: EntityMetadata, given: ColumnMetadata[], filled: ColumnMetadata[]): Statement {
    const key = `${tablePath} ${names(given)}`;
    const known = this.statements.get(key);
    if (known) return known;
    const text = `insert into ${tablePath} (${names(given)}) values (${given.map((_, n) => `$${n + 1}`)})
      returning ${filled.length > 0 ? names(filled) : 'true'}`;
    const statement = { name: `insert-${this.statements.size}-${tablePath}`.slice(0, 63), text };
    this.statements.set(key, statement);
    return statement;
  }
}

const names = (columns: ColumnMetadata[]) => columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
