import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const sources = path.join(repository, 'backend/src');
/** A new row that TypeORM puts a statement together for, and a row that is only said to be there. */
const others =
  /manager\s*\.(?:insert|upsert)\(|manager\s*\.save\(\s*[A-Z]\w*,|queryOne(?:<[^;(]*>)?\([^;]*\)\)? as [A-Z]\w*/g;
const found = (text: string): string[] => [...text.matchAll(others)].map(([hit]) => hit);
describe('A write', () => {
  it('puts a new entity in by the database’s own insert, and a row that is always there is asked for by `one`', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/spec\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.flatMap((name) => found(readFileSync(path.join(sources, name), 'utf8')).map((hit) => `${name}: ${hit}`)),
    ).toEqual([]);
  });

  it.each([
    'await this.database.manager.insert(Problem, {})',
    'const { id } = await manager.save(Problem, { title })',
    'return (await this.database.queryOne<NetworkDto>(network, [ids])) as NetworkDto;',
  ])('of another kind is noticed in: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'await manager.save(solution)',
    'await this.database.insert(Problem, {})',
    'const row = await this.database.queryOne<{ id: string }>(find, [id]);',
  ])('is not meant by: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
