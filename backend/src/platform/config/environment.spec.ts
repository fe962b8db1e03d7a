import { generateKeyPairSync } from 'node:crypto';
import { EnvironmentError, parseEnvironment } from './environment';

const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnvironment(source);
    return [];
  } catch (error) {
    return (error as EnvironmentError).problems;
  }
};

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://alliance@db/alliance',
  APP_URL: 'https://alliance.example',
  SESSION_SECRET: 'x'.repeat(40),
  SMTP_HOST: 'smtp.alliance.example',
  SMTP_FROM: 'Alliance <hello@alliance.example>',
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'seven otters keep the root',
  ADMIN_EMAIL: 'root@alliance.example',
};

describe('parseEnvironment', () => {
  it('needs nothing outside production', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3000, NODE_ENV: 'development', ROLE: 'all', RATE_LIMITS: 'on' });
  });

  it('takes an empty value as absent', () => {
    expect(parseEnvironment({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
  });

  it('takes an owner of the database who is not the role that the product runs as', () => {
    const [owner, app] = ['postgres://owner:x@db/alliance', 'postgres://app:x@db/alliance'];
    expect(problemsOf({ DATABASE_URL: app, DATABASE_OWNER_URL: owner })).toEqual([]);
    expect(problemsOf({ DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_OWNER_URL: must be given together with DATABASE_URL',
    ]);
    expect(problemsOf({ DATABASE_URL: owner, DATABASE_DIRECT_URL: owner, DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_DIRECT_URL: must name a role, and another one than DATABASE_OWNER_URL',
      'DATABASE_URL: must name a role, and another one than DATABASE_OWNER_URL',
    ]);
    expect(problemsOf({ DATABASE_URL: 'postgres://db/alliance', DATABASE_OWNER_URL: owner })).toHaveLength(1);
  });

  it('takes an embeddings endpoint with its model, and a key for it', () => {
    const EMBEDDINGS_URL = 'https://api.example/v1/embeddings';
    expect(problemsOf({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'small', EMBEDDINGS_API_KEY: 'sk-1' })).toEqual([]);
    expect(problemsOf({ EMBEDDINGS_URL })).toEqual(['EMBEDDINGS_MODEL: must be given together with EMBEDDINGS_URL']);
    expect(problemsOf({ EMBEDDINGS_API_KEY: 'sk-1' })).toEqual([
      'EMBEDDINGS_API_KEY: must be given together with EMBEDDINGS_URL',
    ]);
    expect(problemsOf({ EMBEDDINGS_URL: 'ftp://x', EMBEDDINGS_MODEL: 'small' })).toEqual([
      'EMBEDDINGS_URL: must be an http(s) address',
    ]);
    expect(problemsOf({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'small', EMBEDDINGS_API_KEY: 'two words' })).toHaveLength(1);
  });

  it('takes a key that signs mail with its selector, and no other key', () => {
    const pem = (type: 'rsa' | 'ec') =>
      (type === 'rsa'
        ? generateKeyPairSync('rsa', { modulusLength: 1024 })
        : generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      ).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const key = pem('rsa');
    for (const DKIM_PRIVATE_KEY of [key, key.replaceAll('\n', '\\n')])
      expect(parseEnvironment({ DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY }).DKIM_PRIVATE_KEY).toBe(key);
    expect(problemsOf({ DKIM_PRIVATE_KEY: key })).toEqual([
      'DKIM_SELECTOR: must be given together with DKIM_PRIVATE_KEY',
    ]);
    for (const wrong of [pem('ec'), 'no key'])
      expect(problemsOf({ DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: wrong })).toEqual([
        expect.stringMatching(/^DKIM_PRIVATE_KEY: must be an RSA private key/),
      ]);
    expect(problemsOf({ DKIM_SELECTOR: 's 1', DKIM_PRIVATE_KEY: key })).toEqual([
      'DKIM_SELECTOR: must have letters, digits, - and _',
    ]);
  });

  it('takes the addresses that hold by default when they are said, and in production none that nobody else can reach', () => {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = production;
    const ADMIN_EMAIL = 'admin@localhost';
    const SMTP_FROM = 'Global Innovation Alliance <alliance@localhost>';
    expect(problemsOf({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL, SMTP_FROM, OPERATOR_EMAIL: ADMIN_EMAIL })).toEqual(
      [],
    );
    expect(problemsOf({ ...production, ADMIN_EMAIL, SMTP_FROM })).toEqual([
      'ADMIN_EMAIL: cannot be at localhost in production',
      'SMTP_FROM: cannot be at localhost in production',
    ]);
    for (const address of ['admin@host', '@localhost', 'two words@localhost'])
      expect(problemsOf({ OPERATOR_EMAIL: address })).toEqual(['OPERATOR_EMAIL: must be an e-mail address']);
  });

  it('names every wrong value at once', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      APP_URL: 'alliance',
      ROLE: 'boss',
      DEMO_DATA: 'maybe',
      ADMIN_PASSWORD: 'short',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining([
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'ADMIN_USERNAME',
        'APP_URL',
        'DEMO_DATA',
        'PORT',
        'ROLE',
      ]),
    );
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('demands %s in production', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toContainEqual(expect.stringContaining(`${name}: must be given`));
  });

  it.each(['alliance-root-2026', 'letmein123456', 'root@alliance.example', 'x'.repeat(129)])(
    'refuses %s as the password of the super admin, and says why',
    (password) => {
      expect(problemsOf({ ...production, ADMIN_PASSWORD: password })).toEqual([
        expect.stringMatching(/^ADMIN_PASSWORD: is refused\. (This password is|Use at most 128)/),
      ]);
    },
  );

  it('takes real money only where invoices can say who sells', () => {
    const seller = {
      OPERATOR_NAME: 'Alliance Ltd',
      OPERATOR_ADDRESS: '1 Harbour Road, Lagos',
      OPERATOR_REGISTRATION: 'RC 4711',
      OPERATOR_EMAIL: 'office@alliance.example',
    };
    const live = { ...seller, PAYSTACK_SECRET_KEY: 'sk_live_1' };
    expect(problemsOf(live)).toEqual([]);
    for (const name of Object.keys(seller))
      expect(problemsOf({ ...live, [name]: '' })).toEqual([
        `${name}: must be given to take real money, as invoices name who sells`,
      ]);
    expect(problemsOf({ PAYSTACK_SECRET_KEY: 'sk_test_1' })).toEqual([]);
  });

  it('accepts a complete production environment', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it('refuses http, demo data, limits switched off and probes of this machine, in production', () => {
    const risky = { APP_URL: 'http://alliance.example', RATE_LIMITS: 'off', PROBE_LOOPBACK: 'on', DEMO_DATA: 'true' };
    expect(problemsOf({ ...production, ...risky })).toEqual([
      'APP_URL: must be https in production',
      'DEMO_DATA: cannot be true in production',
      'PROBE_LOOPBACK: cannot be on in production',
      'RATE_LIMITS: cannot be off in production',
    ]);
  });

  it('wants what belongs together, together', () => {
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID: must be given together with OIDC_ISSUER',
      'OIDC_CLIENT_SECRET: must be given together with OIDC_ISSUER',
    ]);
  });

  const mailbox = 'must be a mailbox: name@host.example or Name <name@host.example>';
  const proxies = 'must be a number of proxies, or a comma-separated list of IP addresses and networks (10.0.0.0/8)';
  it.each([
    ['PORT', 'must be a whole number from 1 to 65535', ['abc', '0', '65536', '80.5', '-1', '1e3', ' ']],
    ['HOST', 'must be a host name or an IP address', ['not a host', '999.1.1.1', 'http://x', '-a', 'a..b']],
    [
      'APP_URL',
      'must be an http(s) origin without a path',
      ['alliance', 'https://a/b', 'https://a?b', 'https://a:99999'],
    ],
    ['DATABASE_URL', 'must be a postgres:// address', ['mysql://a/b', 'postgres://a:99999/b', 'postgres://a b']],
    ['DATABASE_JOBS_POOL_SIZE', 'must be a whole number from 2 to 500', ['1', '501', 'six']],
    ['DEMO_DATA', 'must be true or false', ['maybe', 'TRUE']],
    ['TRUST_PROXY', proxies, ['banana', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', '::1/129', '-1', '10.0.0.0/a']],
    ['LOG_LEVEL', 'must be one of: fatal, error, warn, info, debug, trace, silent', ['loud']],
    ['ROLE', 'must be one of: web, worker, all', ['boss']],
    ['NODE_ENV', 'must be one of: development, test, production', ['prod']],
    ['RATE_LIMITS', 'must be one of: on, off', ['true']],
    ['SMTP_HOST', 'must be a host name or an IP address', ['smtp example', 'smtp:25']],
    ['SMTP_PORT', 'must be a whole number from 1 to 65535', ['smtp']],
    ['SMTP_FROM', mailbox, ['Alliance', 'a@b', 'Alliance <a@b.example', 'Name <>', 'a@b.example, c@d.example']],
  ])('says of a wrong %s: %s', (name, message, values) => {
    for (const value of values)
      expect([value, problemsOf({ [name]: value })]).toEqual([value, [`${name}: ${message}`]]);
  });

  it('takes an address past the pooler with the address of the pooler alone', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://db/alliance' };
    expect(problemsOf(direct)).toEqual(['DATABASE_DIRECT_URL: must be given together with DATABASE_URL']);
    expect(problemsOf({ ...direct, DATABASE_URL: 'postgres://pooler/alliance' })).toEqual([]);
  });

  it('says of a wrong OIDC_ISSUER what it must be', () => {
    const client = { OIDC_CLIENT_ID: 'alliance', OIDC_CLIENT_SECRET: 'secret' };
    for (const issuer of ['id', 'ftp://id.example', 'javascript:alert(1)'])
      expect(problemsOf({ OIDC_ISSUER: issuer, ...client })).toEqual(['OIDC_ISSUER: must be an http(s) address']);
  });

  it.each([
    ['PORT', ['1', '65535']],
    ['HOST', ['0.0.0.0', '::', '::1', 'localhost', 'web-1.alliance.example', 'my_service']],
    ['APP_URL', ['http://localhost:3000', 'https://alliance.example/']],
    ['DATABASE_URL', ['postgres://me:secret@db:5432/alliance', 'postgresql://db/x?sslmode=require', 'postgres:///x']],
    ['TRUST_PROXY', ['0', '1', '10.0.0.1', '10.0.0.0/8, 192.168.0.1,fd00::/8']],
    ['SMTP_FROM', ['a@b.example', 'Alliance <a@b.example>', '"Alliance, Inc." <a@b.example>']],
  ])('accepts every good %s', (name, values) => {
    for (const value of values) expect([value, problemsOf({ [name]: value })]).toEqual([value, []]);
  });

  it('keeps one problem on one line', () => {
    expect(() => parseEnvironment({ PORT: 'abc' })).toThrow(
      /^The environment cannot be used\. PORT: must be a whole number from 1 to 65535$/,
    );
  });
});
