import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../support/client';
import type { Product } from '../support/product';
import { ProductToKill, rounds } from '../support/product-to-kill';
import { joinAlliance } from '../support/registration';

describe('Killed in the middle of submissions with keys', () => {
  const killed = new ProductToKill();

  beforeAll(() => killed.prepare());
  afterAll(() => killed.clear());

  it(
    'makes each thing once for who repeats what was not answered',
    async () => {
      await killed.product.start();
      const { client } = await joinAlliance(killed.product as unknown as Product, { selectedPlan: 'enterprise' });
      const answered = new Map<string, string>();
      for (let round = 0; round < rounds; round += 1) {
        const begun = await submitThrough(client, answered, () => killed.product.end('SIGKILL'));
        await killed.product.start();
        for (const title of begun) {
          const { status, body } = await submit(client, title);
          expect([status, answered.get(title) ?? body.id]).toEqual([201, body.id]);
        }
        const { headers } = await client.get('/api/problems?limit=1');
        answered.clear();
        total += begun.length;
        expect(Number(headers.get('x-total-count'))).toBe(total);
      }
    },
    600_000 + rounds * 120_000,
  );

  let total = 0;
  /** Its title is the key as well. */
  const submit = (client: Client, title: string) =>
    client.post('/api/problems', { title, description: 'Described.' }, { 'idempotency-key': title });

  /** Eight writers, until after the blow. Answers what was begun, and notes what was answered. */
  async function submitThrough(client: Client, answered: Map<string, string>, blow: () => Promise<void>) {
    const begun: string[] = [];
    let over = false;
    const write = async () => {
      while (!over) {
        const title = randomUUID();
        begun.push(title);
        const answer = await submit(client, title).catch(() => undefined);
        if (answer?.status === 201) answered.set(title, answer.body.id);
        else await sleep(5);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, write));
    for (const deadline = Date.now() + 120_000; answered.size < 3 && Date.now() < deadline; ) await sleep(20);
    await sleep(Math.random() * 300);
    await blow();
    over = true;
    await writers;
    expect(answered.size).toBeGreaterThan(0);
    return begun;
  }
});
