import { Config } from '../config/config';
import { Secrets } from './secrets';

const withSecret = (secret: string) =>
  new Secrets(
    new Config({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://localhost/none',
      SESSION_SECRET: secret.repeat(40),
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'seven otters keep the mail',
      ADMIN_EMAIL: 'admin@alliance.example',
    }),
  );
const ours = withSecret('s');

describe('a signed value', () => {
  const signed = ours.sign('registration', 'GIA-482913');

  it('comes back as what it was', () => {
    expect(ours.verify('registration', signed)).toBe('GIA-482913');
  });

  it.each([
    ['for another purpose', () => ours.verify('confirm-organization', signed)],
    ['with another secret', () => withSecret('t').verify('registration', signed)],
    ['when it was changed', () => ours.verify('registration', signed.replace(/^./, 'X'))],
    ['when its signature was changed', () => ours.verify('registration', `${signed.slice(0, -2)}AA`)],
    ['without its signature', () => ours.verify('registration', signed.split('.')[0] as string)],
    ['when it is nothing', () => ours.verify('registration', '')],
  ])('is nothing %s', (_, verify) => {
    expect(verify()).toBeUndefined();
  });
});

describe('a sealed value', () => {
  const sealed = ours.seal('values', { link: 'https://alliance.example/token' });

  it('comes back as what it was, and does not show it before', () => {
    expect(sealed.toString('latin1')).not.toContain('alliance');
    expect(ours.open('values', sealed)).toEqual({ link: 'https://alliance.example/token' });
  });

  it('is another text each time', () => {
    expect(ours.seal('values', 1).equals(ours.seal('values', 1))).toBe(false);
  });

  it.each([
    ['for another purpose', () => ours.open('oidc', sealed)],
    ['with another secret', () => withSecret('t').open('values', sealed)],
    [
      'when a bit of it was changed',
      () => ours.open('values', Buffer.from(sealed.map((byte, n) => (n === 30 ? byte ^ 1 : byte)))),
    ],
    ['when it is nothing', () => ours.open('values', Buffer.alloc(0))],
  ])('is nothing %s', (_, open) => {
    expect(open()).toBeUndefined();
  });
});
