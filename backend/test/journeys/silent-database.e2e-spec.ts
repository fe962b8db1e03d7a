import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltProduct } from '../support/built-product';
import type { Answer, Client } from '../support/client';
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
    // It answers after nine seconds at the latest; a busy machine may hand that on a little later.
    const longest = 20;
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const since = Date.now();
        const { status, headers } = await (calls[n % calls.length] as () => Promise<Answer>)();
        return { status, seconds: (Date.now() - since) / 1000, retryAfter: headers.get('retry-after') };
      }),
    );
    expect(answers.filter(({ seconds }) => seconds > longest)).toEqual([]);
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);

    wake();
    await eventually(async () => (await fetch(`${product.url}/health/ready`)).ok || undefined, 'the database');
    await eventually(async () => (await member.get('/api/problems')).status === 200 || undefined, 'the problems');
    expect((await member.post('/api/problems', { title: 'Heard', description: 'Again.' })).status).toBe(201);
  }, 300_000);
});
