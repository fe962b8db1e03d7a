import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
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
    const second = await product.start();
    expect(second).not.toMatch(shown);
    // Each step has its line before it begins, or as it ends.
    expect(second).toMatch(/Starting the embedded PostgreSQL …\nThe database is up to date\.\nStarting the server …\n/);
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

it('The embedded database is used as a role that owns nothing, and keeps its audit from the product', async () => {
  const product = await BuiltProduct.prepare();
  await product.start();
  const folder = join(product.dataDir, 'postgres');
  const [, , , port] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(folder, 'password'), 'utf8');
  const superuser = { host: '127.0.0.1', port: Number(port), user: 'alliance', password, database: 'postgres' };
  const client = new Client(superuser);
  await client.connect();
  const { rows } = await client.query(`select usename as role, rolsuper as "isSuperuser",
      has_table_privilege(usename, 'platform.audit_events', 'update, delete, truncate') as "mayChangeAudit",
      (select count(*)::int from pg_class where relowner = usesysid) as owned
    from pg_stat_activity join pg_roles on rolname = usename
    where backend_type = 'client backend' and pid <> pg_backend_pid() group by usename, usesysid, rolsuper`);
  await client.end();
  await product.remove();
  expect(rows).toEqual([{ role: 'alliance_app', isSuperuser: false, mayChangeAudit: false, owned: 0 }]);
}, 300_000);
