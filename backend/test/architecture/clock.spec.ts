import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const contexts = path.join(repository, 'backend/src/contexts');
/** A time of one's own, and a comparison with the database's. */
const ownTime = /\bnew Date\(\)|\bDate\.now\(\)|[<>]=?\s*(?:now\(\)|current_timestamp\b)|(?<![.\w])now\(\)\s*[-+<>]/gi;
const times = (text: string): string[] => [...text.matchAll(ownTime)].map(([found]) => found);

describe('Time', () => {
  it('comes to every context from the clock, which tests can move', () => {
    const files = readdirSync(contexts, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/spec\.ts$|[\\/]migrations[\\/]/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    const own = files.flatMap((name) =>
      times(readFileSync(path.join(contexts, name), 'utf8')).map((found) => `${name}: ${found}`),
    );
    expect(own).toEqual([]);
  });

  it.each([
    'const at = new Date();',
    'if (Date.now() < until) return;',
    'where expires_at > now()',
    "where created_at > $1 and now() - interval '1 day' < created_at",
    'where valid_from <= current_timestamp',
  ])('of one’s own is noticed in: %s', (text) => {
    expect(times(text)).not.toEqual([]);
  });

  it.each([
    'new Date(row.createdAt)',
    'set used = true, updated_at = now() where id = $1',
    "@Column({ type: 'timestamptz', default: () => 'now()' })",
    'this.clock.now() < until',
  ])('is not meant by: %s', (text) => {
    expect(times(text)).toEqual([]);
  });
});
