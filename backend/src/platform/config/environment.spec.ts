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
  ADMIN_PASSWORD: 'a long enough password',
  ADMIN_EMAIL: 'root@alliance.example',
};

describe('parseEnvironment', () => {
  it('needs nothing outside production', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3000, NODE_ENV: 'development', ROLE: 'all', RATE_LIMITS: 'on' });
  });

  it('takes an empty value as absent', () => {
    expect(parseEnvironment({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
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

  it('accepts a complete production environment', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it('refuses http, and limits switched off, in production', () => {
    expect(problemsOf({ ...production, APP_URL: 'http://alliance.example', RATE_LIMITS: 'off' })).toEqual([
      'APP_URL: must be https in production',
      'RATE_LIMITS: cannot be off in production',
    ]);
  });

  it('wants what belongs together, together', () => {
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID: must be given together with OIDC_ISSUER',
      'OIDC_CLIENT_SECRET: must be given together with OIDC_ISSUER',
    ]);
  });
});
