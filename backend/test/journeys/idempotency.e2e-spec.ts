import { randomUUID } from 'node:crypto';
import { Database } from '../../src/platform/database/database';
import { unavailable } from '../../src/platform/http/problems';
import { Idempotency } from '../../src/platform/idempotency/idempotency';
import { accessCases } from '../support/access-cases';
import type { Client } from '../support/client';
import { operations } from '../support/contract';
import { gatherPeople, type Person, type Role } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { eventually, registration } from '../support/registration';

const problem = (title: string) => ({ title, description: 'Described.' });
const keyed = (key: string) => ({ 'idempotency-key': key });
const dueJobs = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
/** A refund needs money that has come: keyed-payments has it. */
const creating = operations.filter(
  ({ id, parameters }) => id !== 'refundPayment' && parameters.some(({ name }) => name === 'Idempotency-Key'),
);

describe('An Idempotency-Key', () => {
  let product: Product;
  let gathered: Awaited<ReturnType<typeof gatherPeople>>;
  let people: Record<Role, Person>;
  let owner: Client;

  beforeAll(async () => {
    // A key that signs mail is made for the domain of who sends it.
    product = await startProduct({ SMTP_FROM: 'Alliance <mail@alliance.example>' });
    gathered = await gatherPeople(product);
    people = gathered.people;
    owner = people.owner.client;
  });
  afterAll(() => product.stop());
  afterEach(() => jest.restoreAllMocks());

  const submit = (body: object, key: string, client = owner) => client.post('/api/problems', body, keyed(key));
  const rows = async (sql: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(sql, values)).rows;
  const countOf = async (title: string) =>
    Number((await rows('select count(*) from innovation.problems where title = $1', [title]))[0].count);

  it.each(creating.map((operation) => [operation.id, operation] as const))(
    'has %s answer a repetition as the first call, and do nothing more',
    async (id, { path }) => {
      const [first] = accessCases(product, gathered)[id] ?? [];
      const { body, id: made = [] } = (await first?.call()) ?? {};
      const address = [made].flat().reduce((of, one) => of.replace(/\{\w+\}/, one), path);
      const client = first?.answers['super-admin']
        ? people['super-admin'].client
        : first?.answers.visitor
          ? product.visitor()
          : owner;
      const key = randomUUID();
      const once = await client.post(address, body, keyed(key));
      expect(once.status).toBeLessThan(300);
      // What the first call has left to jobs is not the second one's.
      await eventually(async () => (await rows(dueJobs)).length === 0, 'the jobs of the first call');
      await expect(async () => {
        const again = await client.post(address, body, keyed(key));
        expect([again.status, again.body]).toEqual([once.status, once.body]);
      }).leavesBehind({});
    },
  );

  it('answers as it did the first time although the thing has changed since', async () => {
    const [key, body] = [randomUUID(), problem('Changed since')];
    const once = await submit(body, key);
    await rows(`update innovation.problems set status = 'closed' where id = $1`, [once.body.id]);
    expect((await submit(body, key)).body).toEqual(once.body);
  });

  it('refuses another body, and takes the same fields in another order', async () => {
    const key = randomUUID();
    const once = await submit(problem('Leaks'), key);
    const other = await submit(problem('Other leaks'), key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(other.body.errors).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
    const { title, description } = problem('Leaks');
    expect((await submit({ description, title }, key)).body.id).toBe(once.body.id);
  });

  it('belongs to one person, and to one operation', async () => {
    const [key, body] = [randomUUID(), problem('Everybody’s')];
    const ids = [await submit(body, key), await submit(body, key, people.stranger.client)].map((one) => one.body.id);
    expect(new Set(ids).size).toBe(2);
    expect((await owner.post('/api/solutions', body, keyed(key))).status).toBe(201);
  });

  it('makes one registration of a visitor’s, with the answer that they had', async () => {
    const [key, form] = [randomUUID(), registration()];
    const send = () => product.visitor().post('/api/membership/register', form, keyed(key));
    const once = await send();
    // The form alone would be recognized for ten minutes.
    await rows(`update membership.membership_registrations set created_at = created_at - interval '1 hour'`);
    expect((await send()).body).toEqual(once.body);
    const [{ count }] = await rows('select count(*) from membership.membership_registrations where email = $1', [
      form.email,
    ]);
    expect(Number(count)).toBe(1);
  });

  it('makes one thing of 200 calls at once', async () => {
    const [key, body] = [randomUUID(), problem('Two hundred')];
    const answers = await Promise.all(Array.from({ length: 200 }, () => submit(body, key)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    for (const { status, body: said, headers } of answers)
      if (status === 409) expect([said.code, headers.get('retry-after')]).toEqual(['idempotency_key_in_use', '1']);
    const ids = new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.body.id));
    expect([ids.size, await countOf('Two hundred')]).toEqual([1, 1]);
    expect((await submit(body, key)).body.id).toBe([...ids][0]);
  });

  it('says that a call is under way, at once', async () => {
    const key = randomUUID();
    const client = await product.app.get(Database).pool.connect();
    try {
      // The first call waits for a table that somebody else has locked.
      await client.query('begin; lock table innovation.problems');
      const first = submit(problem('Slow'), key);
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await eventually(async () => (await client.query(waiting)).rowCount === 1, 'the first call');
      const second = await submit(problem('Slow'), key);
      expect([second.status, second.body.code]).toEqual([409, 'idempotency_key_in_use']);
      await client.query('rollback');
      expect((await first).status).toBe(201);
    } finally {
      client.release();
    }
  });

  it('is free again after a refusal, whichever way it came', async () => {
    const key = randomUUID();
    expect((await submit({ title: '' }, key)).status).toBe(400);
    expect((await submit(problem('Mine'), key, people.viewer.client)).status).toBe(403);
    expect((await submit({ ...problem('Mine'), organizationId: gathered.other }, key)).status).toBe(404);
    expect((await submit(problem('Mine'), key)).status).toBe(201);
  });

  it('makes nothing twice when the process goes between the write and the answer', async () => {
    const [key, body] = [randomUUID(), problem('Cut off')];
    const keeping = Idempotency.prototype as unknown as { keep(): Promise<void> };
    const cut = jest.spyOn(keeping, 'keep').mockRejectedValue(unavailable());
    expect((await submit(body, key)).status).toBe(503);
    cut.mockRestore();
    expect(await countOf('Cut off')).toBe(1);
    const again = await submit(body, key);
    expect([again.status, again.body.title]).toEqual([201, 'Cut off']);
    expect(await countOf('Cut off')).toBe(1);
    expect((await submit(problem('Another'), key)).status).toBe(422);
  });

  it('gives an answer that could not be kept', async () => {
    const key = randomUUID();
    await rows(`create function platform.refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
      create trigger refuse before update on platform.idempotency_keys for each row execute function platform.refuse()`);
    const once = await submit(problem('Not kept'), key);
    await rows('drop trigger refuse on platform.idempotency_keys; drop function platform.refuse');
    expect(once.status).toBe(201);
    expect((await submit(problem('Not kept'), key)).body.id).toBe(once.body.id);
  });

  it('is forgotten after 24 hours, and its row removed', async () => {
    const [key, body] = [randomUUID(), problem('Tomorrow')];
    const once = await submit(body, key);
    const [{ hours }] = await rows(
      'select max(extract(epoch from expires_at - now()) / 3600)::float as hours from platform.idempotency_keys',
    );
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await rows(`update platform.idempotency_keys set expires_at = now() - interval '1 second'`);
    expect((await submit(body, key)).body.id).not.toBe(once.body.id);
    await product.app.get(Idempotency).removeExpired();
    expect(await rows('select from platform.idempotency_keys')).toHaveLength(1);
  });

  it.each([
    ['an empty one', ''],
    ['one of 256 characters', 'k'.repeat(256)],
    ['one with a letter beyond ASCII', 'schlüssel'],
    ['one with a tab', 'a\tb'],
  ])('is refused by name when it is %s', async (_, key) => {
    const { status, body } = await submit(problem('Badly keyed'), key);
    expect([status, body.code]).toEqual([400, 'idempotency_key_invalid']);
    expect(body.errors).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
  });

  it('leaves nothing readable of who called, or of what was answered', async () => {
    await submit(problem('Confidential'), 'recognizable-key');
    const stored = await rows('select id, fingerprint, kept::text from platform.idempotency_keys');
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Confidential|recognizable|${people.owner.id}`));
  });
});
