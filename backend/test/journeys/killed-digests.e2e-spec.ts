import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { lastDue } from '../../src/contexts/innovation/alerts/digest-schedule';
import { AlertFrequency } from '../../src/contexts/innovation/innovation.enums';
import { day, minute } from '../../src/platform/clock/durations';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import { rounds } from '../support/product-to-kill';
import { eventually } from '../support/registration';

/** Each of them owns an organization, with a problem or with the solution that fits one. */
const people = 200 + 80 * rounds;

describe('Killed in the middle of digests', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let postgres: Postgres;
  let product: BuiltProduct;
  let environment: Record<string, string>;

  beforeAll(async () => {
    product = await BuiltProduct.prepare();
    database = await createTestDatabase();
    postgres = new Postgres({ connectionString: database.url });
    await postgres.connect();
    environment = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(40) };
    const due = lastDue(AlertFrequency.Weekly, new Date(Date.now() - 5 * minute));
    await sql(
      `create temp table made as
        select n, gen_random_uuid() as person, gen_random_uuid() as organization, gen_random_uuid() as thing
        from generate_series(1, ${people}) n`,
    );
    await sql(`insert into membership.users (id, email, first_name, last_name, email_verified_at)
      select person, 'owner' || n || '@digests.example', 'Ada', 'Okafor', now() from made`);
    await sql(
      `insert into membership.organizations (id, name, type) select organization, 'Digests ' || n, 'startup' from made`,
    );
    await sql(`insert into membership.user_organizations (user_id, organization_id, role)
      select person, organization, 'owner' from made`);
    await sql(`insert into innovation.problems (id, organization_id, title, description)
      select thing, organization, 'Leaks in mains ' || n, 'They leak.' from made where n % 2 = 0`);
    await sql(`insert into innovation.solutions (id, organization_id, title, description, status, published_at)
      select thing, organization, 'Probes for mains ' || n, 'They hear.', 'published', now() from made where n % 2 = 1`);
    await sql(
      `insert into innovation.matches (problem_id, solution_id, percent, found_at)
      select q.thing, s.thing, 80, $1 from made q join made s on s.n = q.n - 1 where q.n % 2 = 0`,
      [new Date(due.getTime() - day)],
    );
  });
  afterAll(async () => {
    await product?.remove();
    await postgres?.end();
    await database?.drop();
  });

  const sql = async (text: string, values: unknown[] = []) => (await postgres.query(text, values)).rows;
  const digests = async (template: string) =>
    (await sql('select count(*)::int as n from notifications.messages where template = $1', [template]))[0].n as number;

  /** Kills the product some times in the middle of a job, and lets it come to its end. */
  async function killIn(job: string, template: string, round: string): Promise<void> {
    await product.start(environment);
    for (let time = 0; time < rounds; time += 1) {
      const before = await digests(template);
      await sql('select graphile_worker.add_job($1)', [job]);
      await eventually(async () => (await digests(template)) > before + 2 || undefined, 'some digests', 60_000);
      await sleep(Math.random() * 150);
      await product.end('SIGKILL');
      expect(await digests(template)).toBeLessThan(people);
      await product.start(environment);
    }
    await sql('select graphile_worker.add_job($1)', [job]);
    const done = `select from platform.settings where name = $1 and value @> '{"done": true}'`;
    await eventually(async () => (await sql(done, [round])).length > 0 || undefined, 'the end of the digests', 180_000);
    const told = await sql(
      'select about, count(*)::int as times from notifications.messages where template = $1 group by about',
      [template],
    );
    expect(told).toHaveLength(people);
    expect(told.filter(({ times }) => times !== 1)).toEqual([]);
    await product.end('SIGKILL');
  }

  it(
    'tells everybody of their matches once, and nobody twice',
    () => killIn('mail-match-digests', 'match-digest', 'matchDigests:weekly'),
    600_000 + rounds * 120_000,
  );

  it(
    'tells everybody of what is new in their searches once, and nobody twice',
    async () => {
      const due = lastDue(AlertFrequency.Daily, new Date(Date.now() - 5 * minute)).getTime();
      await sql(
        `insert into innovation.saved_searches (user_id, list, name, query, frequency, told_until)
          select person, 'problems', 'Leaks', 'search=leak', 'daily', $1 from made`,
        [new Date(due - day)],
      );
      await sql(
        `insert into innovation.problems (organization_id, title, description, created_at)
          values (gen_random_uuid(), 'A leak of nobody here', 'It leaks.', $1)`,
        [new Date(due - minute)],
      );
      await sql(`delete from platform.settings where name = 'searchDigests:daily'`);
      await killIn('mail-search-digests', 'search-digest', 'searchDigests:daily');
    },
    600_000 + rounds * 120_000,
  );
});
