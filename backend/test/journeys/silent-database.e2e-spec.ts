import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import type { Answer, Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, registration } from '../support/registration';

/** The postmaster and the processes that it has made. */
function postgresProcesses(dataDir: string): number[] {
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return status.slice(status.lastIndexOf(')') + 2).split(' ')[1] === postmaster;
    } catch {
      return false;
    }
  });
  return [Number(postmaster), ...children.map(Number)];
}

describe('A database that has gone silent', () => {
  let product: BuiltProduct;
  let member: Client;
  let stopped: number[] = [];

  const silence = () => {
    stopped = postgresProcesses(product.dataDir);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  };
  const wake = () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  };

  beforeAll(async () => {
    product = await BuiltProduct.prepare();
    await product.start();
    const form = registration();
    member = product.visitor();
    await member.post('/api/membership/register', form);
    const mail = await eventually(async () => {
      const [message] = (await member.get('/api/mailbox')).body;
      return message && (await member.get(`/api/mailbox/${message.id}`)).body;
    }, 'the welcome mail');
    const [, token] = /activate\?token=([\w-]+)/.exec(mail.text) ?? [];
    await member.post('/api/auth/activate', { token, password: goodPassword });
  }, 300_000);
  afterAll(async () => {
    wake();
    await product.remove();
  });

  it('has found a contract that was written before anybody asked: who is the first to ask keeps nobody waiting', async () => {
    const before = product.processorSeconds;
    const headers = { 'accept-encoding': 'identity' };
    expect((await (await fetch(`${product.url}/api/openapi.json`, { headers })).text()).length).toBeGreaterThan(1e6);
    expect(product.processorSeconds - before).toBeLessThan(0.4);
  });

  it('leaves no caller waiting, and every call works again when it speaks', async () => {
    const calls: (() => Promise<Answer>)[] = [
      () => member.get('/api/problems'),
      () => member.get('/api/problems?search=water'),
      () => member.get('/api/auth/user'),
      () => member.post('/api/problems', { title: 'Silence', description: 'Nothing is heard.' }),
      () => product.visitor().post('/api/membership/register', registration()),
      () => product.visitor().post('/api/login', { email: 'a@b.example', password: goodPassword }),
    ];
    silence();
    // All of them while nothing is heard; that it takes less than ten seconds is asked below.
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const { status, headers } = await (calls[n % calls.length] as () => Promise<Answer>)();
        return { status, retryAfter: headers.get('retry-after') };
      }),
    );
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);

    wake();
    await eventually(async () => (await fetch(`${product.url}/health/ready`)).ok || undefined, 'the database');
    await eventually(async () => (await member.get('/api/problems')).status === 200 || undefined, 'the problems');
    expect((await member.post('/api/problems', { title: 'Heard', description: 'Again.' })).status).toBe(201);
  }, 300_000);
});

/** Stands between the product and its database, and can hold back all that they say to each other. */
async function relayTo({ hostname, port }: URL) {
  let isSilent = false;
  const held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => void (isSilent ? held.push(() => to.write(chunk)) : to.write(chunk)));
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  };
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    port: String((relay.address() as AddressInfo).port),
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      for (const say of held.splice(0)) say();
    },
    close: () => relay.close(),
  };
}

describe('While its database is silent the product', () => {
  let server: TestDatabase;
  let relay: Awaited<ReturnType<typeof relayTo>>;
  let product: Product;

  beforeAll(async () => {
    server = await createTestDatabase();
    const direct = server.networkUrl;
    relay = await relayTo(direct);
    product = await startProduct({
      DATABASE_URL: Object.assign(new URL(direct), { hostname: '127.0.0.1', port: relay.port }).href,
      DATABASE_DIRECT_URL: direct.href,
    });
  });
  afterAll(async () => {
    relay.speak();
    await product.stop();
    relay.close();
    await server.drop();
  });

  it('answers before ten seconds are over, by the clock that it goes by itself', async () => {
    const late: unknown[] = [];
    const timers: NodeJS.Timeout[] = [];
    // Its own timers and these are of one loop, which comes to them in their order however busy the machine is.
    const watch = (message: unknown) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      const look = () => void (response.writableEnded || late.push(request.url));
      timers.push(setTimeout(() => setImmediate(look), 10_000));
    };
    subscribe('http.server.request.start', watch);
    relay.silence();
    const calls = [
      () => product.visitor().post('/api/auth/activation/check', { token: 'nobody' }),
      () => product.visitor().post('/api/membership/register', registration()),
      () => product.visitor().post('/api/login', { email: 'a@b.example', password: goodPassword }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (calls[n % calls.length] as () => Promise<Answer>)()),
    );
    unsubscribe('http.server.request.start', watch);
    for (const timer of timers) clearTimeout(timer);
    expect(timers.length).toBe(30);
    expect(late).toEqual([]);
    expect(answers.filter(({ status, headers }) => status !== 503 || !headers.get('retry-after'))).toEqual([]);
  }, 300_000);
});
