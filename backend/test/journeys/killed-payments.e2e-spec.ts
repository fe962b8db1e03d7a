import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { PasswordHasher } from '../../src/platform/passwords/password-hasher';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import { Client } from '../support/client';
import { FakePaystack } from '../support/fake-paystack';
import { rounds } from '../support/product-to-kill';
import { goodPassword } from '../support/registration';

const command = join(__dirname, '..', '..', '..', 'dist', 'backend', 'tools', 'run-command.js');

describe('Killed in the middle of payments', () => {
  const paystack = new FakePaystack();
  let database: TestDatabase;
  let postgres: Postgres;
  let product: BuiltProduct;
  let owner: Client;
  let environment: Record<string, string>;
  const organizations: string[] = [];

  beforeAll(async () => {
    product = await BuiltProduct.prepare();
    await paystack.open();
    database = await createTestDatabase();
    postgres = new Postgres({ connectionString: database.url });
    await postgres.connect();
    environment = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(40), ...paystack.environment };
    const passwordHash = await new PasswordHasher().hash(goodPassword);
    const [{ id }] = await sql(
      `insert into membership.users (email, first_name, last_name, password_hash, email_verified_at)
      values ('owner@killed.example', 'Ada', 'Okafor', $1, now()) returning id`,
      [passwordHash],
    );
    const made = await sql(
      `with o as (insert into membership.organizations (name, type) select 'Killed ' || n, 'startup'
          from generate_series(1, $2::int) n returning id),
        m as (insert into membership.user_organizations (user_id, organization_id, role) select $1, id, 'owner' from o)
      select id from o`,
      [id, 400 + 60 * rounds],
    );
    organizations.push(...made.map((row) => row.id));
  });
  afterAll(async () => {
    await product?.remove();
    await postgres?.end();
    await database?.drop();
    await paystack.close();
  });

  const sql = async (text: string, values: unknown[] = []) => (await postgres.query(text, values)).rows;
  const count = async (text: string) => (await sql(`select count(*)::int as n from ${text}`))[0].n as number;

  /** Pays, tells and asks, all at once, for one organization after the other. */
  async function payThrough(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const organizationId = organizations.pop();
      const wish = { planId: 'innovators-annual', currency: 'USD', organizationId, agreeTerms: true };
      const begun = await owner.post('/api/initialize-payment', wish).catch(() => undefined);
      if (begun?.status !== 200) {
        // It comes again later, when nobody of this moment is still about to open its page.
        organizations.unshift(organizationId as string);
        await sleep(20);
        continue;
      }
      const { reference } = begun.body;
      paystack.pay(reference);
      const { body, headers } = paystack.event(reference);
      await Promise.allSettled([
        new Client(product.url).send('POST', '/api/webhooks/paystack', body, headers),
        owner.get(`/api/payments/${reference}/status`),
        new Client(product.url).send('POST', '/api/webhooks/paystack', body, headers),
      ]);
    }
  }

  async function ledger(): Promise<string> {
    return new Promise((resolve) => {
      const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: product.dataDir, ...environment };
      execFile(process.execPath, [command, 'ledger-check'], { env }, (_error, printed, said) =>
        resolve(printed + said),
      );
    });
  }

  it(
    'counts nothing twice and loses nothing: what was paid is active, and the ledger adds up',
    async () => {
      await product.start(environment);
      owner = new Client(product.url);
      expect((await owner.post('/api/login', { email: 'owner@killed.example', password: goodPassword })).status).toBe(
        200,
      );
      for (let round = 0; round < rounds; round += 1) {
        let isOver = false;
        const paid = paystack.charges.size;
        const writers = Promise.all(Array.from({ length: 6 }, () => payThrough(() => isOver)));
        for (const deadline = Date.now() + 120_000; paystack.charges.size < paid + 4 && Date.now() < deadline; )
          await sleep(10);
        await sleep(Math.random() * 150);
        await product.end('SIGKILL');
        isOver = true;
        await writers;
        await product.start(environment);
      }
      // Also those pages are paid on that nobody was led to.
      for (const reference of paystack.charges.keys()) paystack.pay(reference);
      await sql('update billing.payment_attempts set next_check_at = now() where next_check_at is not null');
      await sql(
        `update billing.provider_events set received_at = now() - interval '5 minutes' where state = 'received'`,
      );
      for (const job of ['reconcile-payments', 'take-up-provider-events'])
        await sql('select graphile_worker.add_job($1)', [job]);
      const unsettled = `billing.payment_attempts where state not in ('succeeded', 'duplicate') and reference = any($1)`;
      for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
        const [{ n }] = await sql(`select count(*)::int as n from ${unsettled}`, [[...paystack.charges.keys()]]);
        if (n === 0) break;
        if (Date.now() > deadline) expect(n).toBe(0);
      }
      const active = await count(`billing.subscriptions where status = 'active'`);
      expect(active).toBeGreaterThan(rounds);
      expect({
        paid: await count(`billing.payments where status = 'successful'`),
        invoices: await count('billing.invoices'),
        receipts: await count(`notifications.messages where template = 'payment-receipt'`),
        events: await count(`platform.outbox_events where type = 'billing.subscription-activated'`),
        tiers: await count(`membership.organizations where membership_tier <> 'free'`),
      }).toEqual({ paid: active, invoices: active, receipts: active, events: active, tiers: active });
      const review = await count('billing.payments where review is not null');
      const twice = await count(`billing.refunds where kind = 'duplicate'`);
      expect(active + review + twice).toBe(paystack.charges.size);
      expect(await ledger()).toContain('The ledger adds up.');

      await sql(`alter table billing.invoices disable trigger user`);
      await sql(
        'update billing.invoices set total = total + 1 where number = (select min(number) from billing.invoices)',
      );
      expect(await ledger()).toMatch(/invoice INV-\d+-000001 was altered[\s\S]*does not add up/);
    },
    600_000 + rounds * 120_000,
  );
});
