import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductToKill, rounds } from '../support/product-to-kill';

describe('With its database killed in the middle of registrations', () => {
  const product = new ProductToKill();

  beforeAll(() => product.prepare());
  afterAll(() => product.clear());

  it('loses nothing that was answered, and serves again by itself', async () => {
    await product.start();
    for (let round = 0; round < rounds; round += 1) {
      const seen = product.answered;
      await product.registerThrough(() => {
        const [pid] = readFileSync(join(product.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      });
      await product.ready();
      await product.expectNothingLost(seen);
    }
    await product.end('SIGTERM');
    expect(product.leftOver()).toEqual([]);
  }, 300_000);
});
