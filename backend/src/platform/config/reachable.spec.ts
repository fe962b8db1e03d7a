import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from './config';
import { checkReachable } from './reachable';

const config = (changes: Partial<Config>) => ({ web: true, host: '127.0.0.1', port: 0, ...changes }) as Config;

describe('checkReachable', () => {
  it('finds nothing wrong with a free port and the embedded database', async () => {
    await checkReachable(config({}));
  });

  it('names a port in use, unless it is not listened on', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(checkReachable(config({ port }))).rejects.toThrow(`PORT: ${port} is in use by another program`);
    await checkReachable(config({ port, web: false }));
    server.close();
  });

  it('names everything that cannot be reached, and shows no password', async () => {
    const databaseUrl = 'postgres://me:secret@127.0.0.1:1/alliance';
    const failure = await checkReachable(config({ host: '203.0.113.9', databaseUrl })).catch((error) => error.message);
    expect(failure).toContain('HOST: 203.0.113.9 cannot be listened on');
    expect(failure).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used');
    expect(failure).not.toContain('secret');
  });
});
