import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(1).max(65_535);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgres:// address');
const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+\/?$/, 'must be an http(s) origin without a path')
  .transform((value) => value.replace(/\/$/, ''));
const present = z.string().trim().min(1, 'must not be empty');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: present.optional(),
  APP_URL: origin.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATA_DIR: present.default('./.data'),
  DEMO_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_HOST: present.optional(),
  SMTP_PORT: port.optional(),
  SMTP_SECURE: flag.optional(),
  SMTP_USER: present.optional(),
  SMTP_PASSWORD: present.optional(),
  SMTP_FROM: present.optional(),
  ADMIN_USERNAME: present.optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(128).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, 'must start with sk_test_ or sk_live_')
    .optional(),
  PAYSTACK_BASE_URL: origin.default('https://api.paystack.co'),
  OIDC_ISSUER: z.url('must be an address').optional(),
  OIDC_CLIENT_ID: present.optional(),
  OIDC_CLIENT_SECRET: present.optional(),
  TRUST_PROXY: present.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
});

type Raw = z.infer<typeof schema>;
export type EnvironmentName = keyof Raw;

const demandedInProduction: EnvironmentName[] = [
  'DATABASE_URL',
  'APP_URL',
  'SESSION_SECRET',
  'SMTP_HOST',
  'SMTP_FROM',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'ADMIN_EMAIL',
];
const together: EnvironmentName[][] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL'],
];

/** Says everything that is wrong with the environment at once, one line a name. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads the environment; an empty value counts as absent. Throws EnvironmentError. */
export function parseEnvironment(source: Record<string, string | undefined>): Raw {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  const has = (name: EnvironmentName) => given[name] !== undefined;

  for (const group of together) {
    const missing = group.filter((name) => !has(name));
    if (missing.length > 0 && missing.length < group.length)
      for (const name of missing) problems.push(`${name}: must be given together with ${group.filter(has).join(', ')}`);
  }
  if (given.NODE_ENV === 'production') {
    for (const name of demandedInProduction) if (!has(name)) problems.push(`${name}: must be given in production`);
    if (given.APP_URL?.startsWith('http:')) problems.push('APP_URL: must be https in production');
    if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: cannot be off in production');
  }
  if (problems.length > 0 || !parsed.success) throw new EnvironmentError([...new Set(problems)].sort());
  return parsed.data;
}
