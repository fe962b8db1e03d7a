import { ProductToKill, rounds } from '../support/product-to-kill';

describe('Killed in the middle of registrations', () => {
  const product = new ProductToKill();

  beforeAll(() => product.prepare());
  afterAll(() => product.clear());

  it('loses nothing that was answered, and starts again without help', async () => {
    let seen = 0;
    for (let round = 0; round < rounds; round += 1) {
      await product.start();
      await product.expectNothingLost(seen);
      seen = product.answered;
      await product.registerThrough(() => product.end('SIGKILL'));
    }
    await product.start();
    await product.expectNothingLost(seen);
    await product.end('SIGTERM');
    expect(product.leftOver()).toEqual([]);
  }, 300_000);
});
