import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { Config } from '../../../platform/config/config';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { Sessions } from '../../../platform/sessions/sessions';
import { AdminAccounts } from './admin-accounts';

const first = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'seven otters keep the mail',
  ADMIN_EMAIL: 'root@alliance.example',
};

describe('the super admin of the environment', () => {
  let contexts: Contexts;
  const account = async () => (await contexts.rows('select * from admin.accounts where bootstrapped'))[0];
  const has = async (password: string) =>
    contexts.get(PasswordHasher).matches((await account()).password_hash, password);

  /** A session of an account, as the browser has it that signed in. */
  async function signIn(subject: string): Promise<FastifyRequest> {
    const request = { cookies: {} as Record<string, string>, headers: {} } as FastifyRequest;
    const setCookie = (name: string, value: string) => Object.assign(request.cookies, { [name]: value });
    await contexts
      .get(Sessions)
      .open(request, { setCookie } as unknown as FastifyReply, { kind: 'admin', subject, enterprise: false });
    return request;
  }

  beforeAll(async () => {
    contexts = await startContexts(first);
  });
  afterEach(async () => {
    await contexts.rows('delete from platform.sessions');
    await contexts.rows(`delete from admin.accounts where not bootstrapped`);
  });
  afterAll(() => contexts.stop());

  it('is made at the first start', async () => {
    const { id, ...made } = await account();
    expect(made).toMatchObject({ username: 'root', email: 'root@alliance.example', role: 'super-admin' });
    expect(await has(first.ADMIN_PASSWORD)).toBe(true);
    expect(
      await contexts.rows(`select actor, subject from platform.audit_events where action = 'admin.bootstrapped'`),
    ).toEqual([{ actor: 'system', subject: `admin:${id}` }]);
  });

  it('stays as it is, signed in, at further starts', async () => {
    const before = await account();
    const request = await signIn(before.id);
    await expect(() => contexts.restart()).leavesBehind({});
    expect(await account()).toEqual(before);
    expect(await contexts.get(Sessions).read(request)).toMatchObject({ id: before.id, kind: 'super-admin' });
  });

  it.each([
    ['password', { ADMIN_PASSWORD: 'nine herons keep the books' }],
    ['name', { ADMIN_USERNAME: 'boss' }],
    ['address', { ADMIN_EMAIL: 'boss@alliance.example' }],
  ])('is reset when the environment has another %s: its sessions end', async (_, changes) => {
    const { id, username } = await account();
    const request = await signIn(id);
    expect(await contexts.get(Sessions).read(request)).toBeDefined();
    await expect(() => contexts.restart(changes)).leavesBehind({
      audit: [
        {
          action: 'admin.bootstrapped',
          actor: 'system',
          subject: `admin:${id}`,
          details: {
            before: { username, role: 'super-admin' },
            after: { username: { ...first, ...changes }.ADMIN_USERNAME, role: 'super-admin' },
          },
        },
      ],
      notices: [`session:${id}`],
    });
    const wanted = { ...first, ...changes };
    expect(await account()).toMatchObject({ id, username: wanted.ADMIN_USERNAME, email: wanted.ADMIN_EMAIL });
    expect(await has(wanted.ADMIN_PASSWORD)).toBe(true);
    expect(await contexts.get(Sessions).read(request)).toBeUndefined();
    expect(await contexts.rows('select from platform.sessions')).toEqual([]);
  });

  it('keeps the platform from starting where another account has its name', async () => {
    await contexts.rows(
      `insert into admin.accounts (username, email, role, password_hash) values ('ops', 'ops@alliance.example', 'operator', '')`,
    );
    const config = jest.replaceProperty(contexts.get(Config), 'admin', {
      username: 'ops',
      password: first.ADMIN_PASSWORD,
      email: first.ADMIN_EMAIL,
    });
    await expect(contexts.get(AdminAccounts).onApplicationBootstrap()).rejects.toThrow('ADMIN_USERNAME is ops');
    config.restore();
    expect((await account()).username).not.toBe('ops');
  });

  it('answers who is gone this very moment that they are not signed in', async () => {
    const gone = '00000000-0000-4000-8000-ffffffffffff';
    expect(await refusal(contexts.get(AdminAccounts).demand(gone))).toBe('unauthenticated');
  });

  it('is no operator, and an operator is no super admin', async () => {
    const [{ id }] = await contexts.rows(
      `insert into admin.accounts (username, email, role, password_hash) values ('ops', 'ops@alliance.example', 'operator', '')
      returning id`,
    );
    expect(await contexts.get(Sessions).read(await signIn(id))).toMatchObject({ id, kind: 'operator' });
  });
});
