import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { uuidList } from './uuid-list';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('a list of ids', () => {
  it.each([0, 1, 99, 100, 20_000])('is read by PostgreSQL as it was given: %d of them', async (many) => {
    const ids = Array.from({ length: many }, () => randomUUID() as string);
    const { rows } = await client.query('select $1::uuid[] as ids', [uuidList(ids)]);
    expect(rows[0].ids).toEqual(ids);
    expect(Buffer.isBuffer(uuidList(ids))).toBe(many >= 100);
  });

  it('is made once for each list', () => {
    const ids = Array.from({ length: 100 }, () => randomUUID() as string);
    expect(uuidList(ids)).toBe(uuidList(ids));
    expect(uuidList([...ids].reverse())).not.toEqual(uuidList(ids));
  });
});
