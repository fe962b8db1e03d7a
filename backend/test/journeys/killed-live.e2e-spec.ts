import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../src/platform/database/database';
import { BuiltProduct } from '../support/built-product';
import { Client } from '../support/client';
import { Listener } from '../support/listener';
import { type Product, startProduct } from '../support/product';
import { rounds } from '../support/product-to-kill';
import { eventually, joinAlliance } from '../support/registration';

/** Each starts the product once more. */
const kills = Math.ceil(rounds / 3);
const secret = { SESSION_SECRET: 'x'.repeat(40) };

describe('Killed while somebody listens', () => {
  /** The process that is killed, and the one beside it on the same database. */
  let killed: BuiltProduct;
  let beside: Product;
  let ada: Client;
  let adaId: string;
  let sam: Client;
  let conversationId: string;

  beforeAll(async () => {
    killed = await BuiltProduct.prepare();
    beside = await startProduct(secret);
    const join = () => joinAlliance(beside, { selectedPlan: 'enterprise' });
    const [one, other] = [await join(), await join()];
    [ada, sam] = [one.client, other.client];
    const [mine, theirs] = await Promise.all(
      [ada, sam].map(async (client) => (await client.get('/api/auth/user')).body),
    );
    const organizationOf = ({ organizations: [first] }: typeof mine) => first.organization.id;
    await sql(
      `insert into membership.connections (from_id, to_id, requested_by, note, status) values ($1, $2, $3, '', 'accepted')`,
      [organizationOf(mine), organizationOf(theirs), theirs.id],
    );
    const { status, body } = await sam.post('/api/conversations', {
      withOrganizationId: organizationOf(mine),
      personIds: [mine.id],
      text: 'Shall we begin?',
    });
    expect(status).toBe(201);
    conversationId = body.id;
    adaId = mine.id;
  }, 120_000);
  afterAll(async () => {
    await killed?.remove();
    await beside?.stop();
  });

  const sql = (text: string, values: unknown[]) => beside.app.get(Database).pool.query(text, values);
  const standing = async (): Promise<number> =>
    Number((await sql('select last from platform.live_positions where person_id = $1', [adaId])).rows[0].last);
  const listen = async (url: string, position: number) => {
    const listener = await Listener.open(`${url}/api/live`, ada, { 'last-event-id': String(position) });
    await eventually(async () => listener.heard.length > 0, 'the beginning');
    expect(listener.heard[0]).toEqual({ id: position, event: 'ready', data: {} });
    return listener;
  };
  /** Sam writes by a process, for as long as it answers and nobody says that it is enough. */
  const writeThrough = async (url: string, isEnough: () => boolean) => {
    const client = new Client(url);
    client.setCookie('sid', sam.cookie('sid') as string);
    for (let isThere = true; isThere && !isEnough(); )
      isThere = await client.post(`/api/conversations/${conversationId}/messages`, { text: 'And this.' }).then(
        ({ status }) => status === 201,
        () => false,
      );
  };

  it(
    'the stream goes on in the other process, with nothing missed and nothing twice',
    async () => {
      const first = await standing();
      const heard: number[] = [];
      let position = first;
      const keep = (listener: Listener) => {
        const changes = listener.heard.filter(({ event }) => event === 'change');
        heard.push(...changes.map(({ id }) => id));
        position = listener.position;
      };
      for (let turn = 0; turn < kills; turn += 1) {
        await killed.start({ ...secret, DATABASE_URL: beside.config.databaseUrl as string });
        let isEnough = false;
        const before = await listen(killed.url, position);
        const writing = Promise.all([killed.url, beside.url].map((url) => writeThrough(url, () => isEnough)));
        await before.until(10);
        await sleep(Math.random() * 100);
        await killed.end('SIGKILL');
        await before.over();
        keep(before);
        const after = await listen(beside.url, position);
        await after.until(10);
        isEnough = true;
        await writing;
        const last = await standing();
        await eventually(async () => after.position === last, 'the last update');
        keep(after);
        after.close();
      }
      expect(heard).toEqual(Array.from({ length: (await standing()) - first }, (_, n) => first + 1 + n));
    },
    120_000 + kills * 120_000,
  );
});
