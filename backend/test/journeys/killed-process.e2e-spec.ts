import { ProductToKill, rounds } from '../support/product-to-kill';

describe('Killed in the middle of registrations', () => {
  const killed = new ProductToKill();

  beforeAll(() => killed.prepare());
  afterAll(() => killed.clear());

  it(
    'loses nothing that was answered, and starts again without help',
    async () => {
      let seen = 0;
      for (let round = 0; round < rounds; round += 1) {
        await killed.product.start();
        await killed.expectNothingLost(seen);
        seen = killed.answered;
        await killed.registerThrough(() => killed.product.end('SIGKILL'));
      }
      await killed.product.start();
      await killed.expectNothingLost(seen);
      await killed.product.end('SIGTERM');
      expect(await killed.leftOver()).toEqual([]);
    },
    600_000 + rounds * 120_000,
  );
});
