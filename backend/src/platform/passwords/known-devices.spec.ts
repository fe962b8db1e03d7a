import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { Secrets } from '../secrets/secrets';
import { type Door, KnownDevices } from './known-devices';

const devicesAt = (APP_URL: string) => {
  const config = new Config({
    ...{ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/none', APP_URL },
    SESSION_SECRET: 'x'.repeat(32),
    ...{ ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'seven otters keep the mail', ADMIN_EMAIL: 'admin@alliance.example' },
  });
  return new KnownDevices(config, new Secrets(config));
};
const devices = devicesAt('http://localhost:3000');

/** The cookie that a browser gets, and how it is to keep it. */
function remembered(door: Door, account: string, passwordHash: string, by = devices) {
  const setCookie = jest.fn();
  by.remember({ setCookie } as unknown as FastifyReply, door, account, passwordHash);
  const [name, value, options] = setCookie.mock.calls[0];
  return { name, value, options };
}
const shown = (cookies: Record<string, string>) => ({ cookies }) as unknown as FastifyRequest;

describe('A browser that has signed in', () => {
  const { name, value } = remembered('member', 'ada', 'hash');
  const recognize = (door: Door, account: string, passwordHash: string, text = value) =>
    devices.recognize(shown({ 'known-member': text, 'known-admin': text }), door, account, passwordHash);

  it('is known by a name of its own', () => {
    const other = remembered('member', 'ada', 'hash').value;
    const [one, two] = [recognize('member', 'ada', 'hash'), recognize('member', 'ada', 'hash', other)];
    expect([one, two]).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.stringMatching(/^[\w-]{16}$/)]);
    expect(one).not.toBe(two);
  });

  it.each<[string, Door, string, string]>([
    ['at the other door', 'admin', 'ada', 'hash'],
    ['for another account', 'member', 'bo', 'hash'],
    ['after a new password', 'member', 'ada', 'new hash'],
  ])('is a stranger %s', (_, door, account, passwordHash) => {
    expect(recognize(door, account, passwordHash)).toBeUndefined();
  });

  it('is a stranger with a cookie that we did not sign, or without one', () => {
    expect(recognize('member', 'ada', 'hash', `${value.slice(0, -4)}AAAA`)).toBeUndefined();
    expect(devices.recognize(shown({}), 'member', 'ada', 'hash')).toBeUndefined();
  });

  it('keeps a cookie for each door, for 400 days, which scripts cannot read', () => {
    const { options } = remembered('admin', 'root', 'hash');
    const always = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 34_560_000 };
    expect([name, remembered('admin', 'root', 'hash').name]).toEqual(['known-member', 'known-admin']);
    expect(options).toEqual({ ...always, secure: false });
    const secure = remembered('member', 'ada', 'hash', devicesAt('https://alliance.example'));
    expect([secure.name, secure.options]).toEqual(['__Host-known-member', { ...always, secure: true }]);
  });
});
