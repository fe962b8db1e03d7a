import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const sources = path.join(repository, 'backend/src');
/** A time of one's own, and a comparison with the database's. */
const ownTime =
  /\bnew Date\(\)|\bDate\.now\(\)|(?:[<>]=?|\bbetween)\s*(?:now\(\)|current_timestamp\b)|(?<![.\w])now\(\)\s*[-+<>]/gi;
const times = (text: string): string[] => [...text.matchAll(ownTime)].map(([found]) => found);

/** What measures how long it waits itself, or notes a moment for people, and decides nothing that a test would move. */
const ownTimesOfThePlatform: Record<string, string> = {
  'clock/clock.ts': 'the clock itself',
  'config/config.ts': 'notes when a password was shown, before there is a clock',
  'database/notices.ts': 'how long a notice has been on its way',
  'database/embedded-postgres/data-lock.ts': 'how long it waits for another process',
  'database/embedded-postgres/postmaster.ts': 'how long PostgreSQL takes to start and to end',
  'database/embedded-postgres/running-process.ts': 'how long a process takes to end',
  'http/landing-page.ts': 'how long ago the plans were asked for',
  'http/site-map.ts': 'how long ago the stories were asked for',
  'jobs/live-workers.ts': 'how long ago the job runner, which has the clock of the database, gave a job away',
  'lists/list-memory.ts': 'how long a figure took to count',
};

describe('Time', () => {
  const filesOf = (folder: string) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/spec\.ts$|(?:^|[\\/])migrations[\\/]/.test(name))
      .map((name) => name.split(path.sep).join('/'));
  const ownTimesOf = (folder: string, name: string) =>
    times(readFileSync(path.join(sources, folder, name), 'utf8')).map((found) => `${name}: ${found}`);

  it('comes to every context from the clock, which tests can move', () => {
    const files = filesOf('contexts');
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((name) => ownTimesOf('contexts', name))).toEqual([]);
  });

  it('comes to the platform from the clock as well, except where it only measures', () => {
    const own = filesOf('platform').filter((name) => ownTimesOf('platform', name).length > 0);
    expect(own.sort()).toEqual(Object.keys(ownTimesOfThePlatform).sort());
  });

  it.each([
    'const at = new Date();',
    'if (Date.now() < until) return;',
    'where expires_at > now()',
    "where created_at > $1 and now() - interval '1 day' < created_at",
    'where valid_from <= current_timestamp',
    'where happened_at between now() and $1',
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
