import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { lastDue } from '../../src/contexts/innovation/alerts/digest-schedule';
import { AlertFrequency } from '../../src/contexts/innovation/innovation.enums';
import { day, minute } from '../../src/platform/clock/durations';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import { rounds } from '../support/product-to-kill';
import { eventually } from '../support/registration';

/** Each ends both kinds of digests, so that half as many starts do. */
const kills = Math.ceil(rounds / 2);
/** Each of them owns an organization, with a problem or with the solution that fits one, and has saved a search. */
const people = 40 + 40 * kills;
/** In seconds: so slow is a digest while somebody kills, so that few people are enough for it to hit the middle. */
const pace = 0.04;

const kinds = {
  match: { job: 'mail-match-digests', template: 'match-digest', round: 'matchDigests:weekly' },
  search: { job: 'mail-search-digests', template: 'search-digest', round: 'searchDigests:daily' },
};

describe('Killed in the middle of digests', () => {
  let database: TestDatabase;
  let postgres: Postgres;
  let product: BuiltProduct;
  let environment: Record<string, string>;

  beforeAll(
    async () => {
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
      const daily = lastDue(AlertFrequency.Daily, new Date(Date.now() - 5 * minute)).getTime();
      await sql(
        `insert into innovation.saved_searches (user_id, list, name, query, frequency, told_until)
        select person, 'problems', 'Leaks', 'search=leak', 'daily', $1 from made`,
        [new Date(daily - day)],
      );
      await sql(
        `insert into innovation.problems (organization_id, title, description, created_at)
        values (gen_random_uuid(), 'A leak of nobody here', 'It leaks.', $1)`,
        [new Date(daily - minute)],
      );
      await killInTheMiddle();
    },
    300_000 + kills * 120_000,
  );
  afterAll(async () => {
    await product?.remove();
    await postgres?.end();
    await database?.drop();
  });

  const sql = async (text: string, values: unknown[] = []) => (await postgres.query(text, values)).rows;
  const digests = async (template: string) =>
    (await sql('select count(*)::int as n from notifications.messages where template = $1', [template]))[0].n as number;

  const begin = async () => {
    for (const { job } of Object.values(kinds)) await sql('select graphile_worker.add_job($1)', [job]);
  };
  const written = async () => Promise.all(Object.values(kinds).map(({ template }) => digests(template)));

  /** Kills the product some times while it writes both, and lets it come to their end. */
  async function killInTheMiddle(): Promise<void> {
    await product.start(environment);
    await sql(`create function pace_digests() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${pace}); return new; end $$`);
    await sql(`create trigger pace before insert on notifications.messages
      for each row when (new.template like '%-digest') execute function pace_digests()`);
    for (let time = 0; time < kills; time += 1) {
      const before = await written();
      await begin();
      const areBegun = async () =>
        (await written()).every((count, n) => count > (before[n] as number) + 2) || undefined;
      await eventually(areBegun, 'some digests', 60_000);
      await sleep(Math.random() * 150);
      await product.end('SIGKILL');
      for (const count of await written()) expect(count).toBeLessThan(people);
      await product.start(environment);
    }
    await sql('drop function pace_digests cascade');
    await begin();
    const done = `select from platform.settings where name = any($1) and value @> '{"done": true}'`;
    const names = [Object.values(kinds).map(({ round }) => round)];
    await eventually(async () => (await sql(done, names)).length === 2 || undefined, 'the end of the digests', 180_000);
    await product.end('SIGKILL');
  }

  it.each([
    ['matches', kinds.match],
    ['what is new in their searches', kinds.search],
  ])('tells everybody of %s once, and nobody twice', async (_, { template }) => {
    const told = await sql(
      'select about, count(*)::int as times from notifications.messages where template = $1 group by about',
      [template],
    );
    expect(told).toHaveLength(people);
    expect(told.filter(({ times }) => times !== 1)).toEqual([]);
  });
});
