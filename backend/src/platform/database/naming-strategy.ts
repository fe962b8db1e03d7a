import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const bare = (table: Table | string) =>
  (typeof table === 'string' ? table : table.name).replace(/"/g, '').split('.').pop() as string;
/** PostgreSQL cuts names at 63 bytes. */
const joined = (table: Table | string, columns: string[], suffix: string) =>
  `${[bare(table), ...[...columns].sort()].join('_').slice(0, 58)}_${suffix}`;

/** Snake-case columns, and constraints named as a person would name them, so that migrations can be read. */
export class ReadableNames extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snake), custom ?? snake(property)].join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return `${snake(relation)}_${snake(referenced)}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${bare(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'fkey');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'idx');
  }

  override checkConstraintName(table: Table | string, expression: string): string {
    return joined(table, [expression.replace(/\W+/g, '_').slice(0, 30)], 'check');
  }
}
