import { createServer } from 'node:net';
import { BuiltProduct } from '../support/built-product';

const shown = /Super admin \(shown once\): (\S+) \/ (\S+)/;

describe('The generated password of the super admin', () => {
  let product: BuiltProduct;
  beforeEach(async () => {
    product = await BuiltProduct.prepare();
  });
  afterEach(() => product.remove());

  async function expectShownNow(): Promise<void> {
    const [, username, password] = shown.exec(await product.start()) ?? [];
    const answer = await product.visitor().post('/api/admin/auth/login', { username, password });
    expect(answer.status).toBe(200);
    await product.end();
  }

  it('is shown by the first start that gets that far, when the port was taken before, and then never again', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(product.port, '127.0.0.1', resolve));
    // What holds the port answers nothing, so the start is over when it has ended.
    other.on('connection', (socket) => socket.destroy());
    expect(await product.start()).toMatch(/PORT: \d+ is in use/);
    await new Promise((resolve) => other.close(resolve));

    await expectShownNow();
    expect(await product.start()).not.toMatch(shown);
  }, 300_000);

  it('is shown by the first start that gets that far, when another process had the data before', async () => {
    const first = await BuiltProduct.prepare();
    await first.start({
      DATA_DIR: product.dataDir,
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'a quiet heron for the root',
      ADMIN_EMAIL: 'root@alliance.example',
    });
    expect(await product.start()).not.toMatch(shown);
    await first.remove();
    await expectShownNow();
  }, 300_000);
});
