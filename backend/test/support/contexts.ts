import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Abstract, Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Pool } from 'pg';
import { AppModule } from '../../src/app.module';
import { Clock } from '../../src/platform/clock/clock';
import { Config } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import type { OrganizationRole, Viewer } from '../../src/platform/http/viewer';
import { Jobs } from '../../src/platform/jobs/jobs';
import { Secrets } from '../../src/platform/secrets/secrets';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { watch } from './left-behind';
import { longestWaits } from './longest-waits';
import { MovableClock } from './movable-clock';
import './quick-passwords';
import { eventually } from './registration';

/** All contexts with this environment, ready to be initialized. */
const contextsWith = (environment: Record<string, string>, clock = new MovableClock()): Promise<TestingModule> =>
  Test.createTestingModule({
    imports: [AppModule.for(new Config({ NODE_ENV: 'test', ...longestWaits, ...environment }))],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();

/** All contexts on a database that the test has made. */
export async function startedOn(environment: Record<string, string>): Promise<TestingModule> {
  const module = await contextsWith(environment);
  return module.init();
}

/** All contexts on a database of their own, without HTTP. Jobs are left alone unless `ROLE` says otherwise. */
export async function startContexts(environment: Record<string, string> = {}) {
  const { url, drop } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'contexts-'));
  const clock = new MovableClock();
  const start = (changes: Record<string, string> = {}) =>
    contextsWith(
      {
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        ROLE: 'web',
        RATE_LIMITS: 'off',
        ...environment,
        ...changes,
      },
      clock,
    );
  const module = await start();
  await module.init();
  const database = module.get(Database);
  const watching = await watch({ url, secrets: module.get(Secrets) });
  // What a test prepares and looks up may take its time: beside other work thousands of rows do.
  const unhurried = new Pool({ connectionString: url, max: 4 });
  unhurried.on('error', () => undefined);

  return {
    clock,
    database,
    get: <T>(type: Type<T> | Abstract<T>): T => module.get(type, { strict: false }),
    rows: async (sql: string, values: unknown[] = []) => (await unhurried.query(sql, values)).rows,

    /** A new organization with one person in it; on the tier that limits nothing unless another one is named. */
    async organization(
      name: string,
      role: OrganizationRole = 'owner',
      tier = 'enterprise_alliance_partners',
    ): Promise<Viewer> {
      const {
        rows: [{ id }],
      } = await database.pool.query(
        `insert into membership.organizations (name, type, membership_tier) values ($1, 'startup', $2) returning id`,
        [name, tier],
      );
      return this.person(id, role, `${name.toLowerCase().replaceAll(' ', '.')}@example.org`);
    },

    /** Lets an organization do nothing but read: it has not paid. */
    async letRead(organizationId: string): Promise<void> {
      await database.pool.query(
        `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, status, period_start, period_end,
          price_version)
        values ($1, 'innovators-annual', 'innovators_solution_providers', 'yearly', 'USD', 'grace', now() - interval '1 year',
          now(), 1)`,
        [organizationId],
      );
    },

    /** One more person of an organization. */
    async person(organizationId: string, role: OrganizationRole, address = `${role}@${organizationId}.example`) {
      const { rows } = await database.pool.query(
        `with u as (insert into membership.users (email, first_name, last_name) values ($2, 'Ada', 'Okafor')
            returning id, email),
          m as (insert into membership.user_organizations (user_id, organization_id, role) select id, $1, $3 from u)
        select id, email from u`,
        [organizationId, address, role],
      );
      const { id, email } = rows[0];
      const organizations = [{ id: organizationId, role }];
      return { kind: 'member', id, email, sessionId: '', enterprise: false, organizations } satisfies Viewer;
    },

    /** The super admin that every installation begins with. */
    async superAdmin(): Promise<Viewer> {
      const { rows } = await database.pool.query('select id, email from admin.accounts where bootstrapped');
      return { kind: 'super-admin', ...rows[0], sessionId: '', enterprise: false, organizations: [] };
    },

    /** Does a job now, whatever the clock says; needs `ROLE: 'all'`. */
    async run(job: string) {
      await module.get(Jobs).add(job, {});
      const waiting = 'select from graphile_worker.jobs where task_identifier = $1';
      await eventually(async () => (await database.pool.query(waiting, [job])).rowCount === 0, job);
    },

    /** Another process on the same database, until it is closed. */
    async beside(changes: Record<string, string> = {}) {
      const another = await start(changes);
      await another.init();
      return {
        get: <T>(type: Type<T> | Abstract<T>): T => another.get(type, { strict: false }),
        close: () => another.close(),
      };
    },

    /** What another process does that starts on the same database, with these changes of its environment. */
    async restart(changes: Record<string, string> = {}) {
      const another = await this.beside(changes);
      await another.close();
    },

    async stop() {
      await unhurried.end();
      await watching.stop();
      await module.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Contexts = Awaited<ReturnType<typeof startContexts>>;

/** The organization that somebody of one organization belongs to. */
export const organizationOf = (viewer: Viewer): string => viewer.organizations[0]?.id as string;

/** The same person in another role. */
export const as = (role: OrganizationRole, viewer: Viewer): Viewer => ({
  ...viewer,
  organizations: viewer.organizations.map(({ id }) => ({ id, role })),
});

/** The code that a refusal carries. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  );
}
