import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductToKill, rounds } from '../support/product-to-kill';

describe('With its database killed in the middle of registrations', () => {
  const killed = new ProductToKill();

  beforeAll(() => killed.prepare());
  afterAll(() => killed.clear());

  it(
    'loses nothing that was answered, and serves again by itself',
    async () => {
      await killed.product.start();
      for (let round = 0; round < rounds; round += 1) {
        const seen = killed.answered;
        await killed.registerThrough(() => {
          const [pid] = readFileSync(join(killed.product.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split(
            '\n',
          );
          process.kill(Number(pid), 'SIGKILL');
        });
        await killed.product.ready();
        await killed.expectNothingLost(seen);
      }
      await killed.product.end('SIGTERM');
      expect(await killed.leftOver()).toEqual([]);
    },
    600_000 + rounds * 120_000,
  );
});
