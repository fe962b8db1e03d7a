import { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, joinAlliance } from '../support/registration';

describe('Two processes on one database', () => {
  let one: Product;
  let two: Product;
  /** One person, whose calls come to either process. */
  let here: Client;
  let there: Client;

  beforeAll(async () => {
    one = await startProduct({ SESSION_SECRET: 'x'.repeat(40) });
    two = await startProduct({ SESSION_SECRET: 'x'.repeat(40), DATABASE_URL: one.config.databaseUrl as string });
    here = (await joinAlliance(one, { selectedPlan: 'enterprise' })).client;
    there = new Client(two.url);
    there.setCookie('sid', here.cookie('sid') as string);
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
  });

  const tagOf = async (client: Client, path: string) => (await client.get(path)).headers.get('etag');
  const agreed = (path: string) =>
    eventually(async () => {
      const [tag, other] = await Promise.all([tagOf(here, path), tagOf(there, path)]);
      return tag === other ? (tag as string) : undefined;
    }, `one ETag of ${path}`);
  const submit = (client: Client) => client.post('/api/problems', { title: 'Leaks', description: 'In old mains.' });

  it.each(['/api/problems?limit=5', '/api/solutions?limit=5'])(
    'answer %s with one ETag, and 304 to it',
    async (path) => {
      const tag = await agreed(path);
      for (const client of [here, there, here, there])
        expect((await client.get(path, { 'if-none-match': tag })).status).toBe(304);
    },
  );

  it('take a write by either for a change', async () => {
    for (const [writer, reader] of [
      [here, there],
      [there, here],
    ] as const) {
      const tag = await agreed('/api/problems?limit=5');
      expect((await submit(writer)).status).toBe(201);
      const page = await writer.get('/api/problems?limit=5', { 'if-none-match': tag });
      expect(page.status).toBe(200);
      expect(await agreed('/api/problems?limit=5')).not.toBe(tag);
      const seen = await reader.get('/api/problems?limit=5', { 'if-none-match': tag });
      expect([seen.status, seen.headers.get('x-total-count')]).toEqual([200, page.headers.get('x-total-count')]);
    }
  });

  it('answer no page as unchanged to whom has written since, with many who write', async () => {
    const people = [here, there, here, there];
    await Promise.all(
      people.map(async (client) => {
        for (let n = 0; n < 10; n += 1) {
          const tag = (await tagOf(client, '/api/problems?limit=50')) as string;
          const { status, body } = await submit(client);
          expect(status).toBe(201);
          const page = await client.get('/api/problems?limit=50', { 'if-none-match': tag });
          expect(page.status).toBe(200);
          expect(page.body.map(({ id }: { id: string }) => id)).toContain(body.id);
        }
      }),
    );
    await agreed('/api/problems?limit=50');
  });
});
