import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Pool } from 'pg';
import { bearLosses } from './lost-connections';

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const gone = 'terminating connection due to unexpected postmaster exit';
const farewell = message('E', Buffer.from(`SFATAL\0C57P01\0M${gone}\0\0`));

let server: Server;
let pool: Pool;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(Buffer.concat([welcome, farewell])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
});
afterEach(async () => {
  await pool.end();
  server.close();
});

it('bears a server that says farewell in the packet in which it has welcomed', async () => {
  const said: string[] = [];
  bearLosses(pool, (error) => said.push(error.message));
  const client = await pool.connect();
  try {
    expect(said).toEqual([gone]);
    await expect(client.query('select 1')).rejects.toThrow();
  } finally {
    client.release(true);
  }
});
