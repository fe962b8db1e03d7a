import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { passwordProblem } from '../passwords/password-policy';

const oneOf = <const T extends string[]>(...allowed: T) => z.enum(allowed, `must be one of: ${allowed.join(', ')}`);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);
const port = wholeNumber(1, 65_535);
const emailAddress = z.string().refine(isEmailAddress, 'must be an e-mail address');
const postgresUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text), 'must be a postgres:// address');
const origin = z
  .string()
  .refine(isOrigin, 'must be an http(s) origin without a path')
  .transform((text) => new URL(text).origin);
const present = z.string().trim().min(1, 'must not be empty');
const host = z.string().refine(isHost, 'must be a host name or an IP address');

const atThisMachine = /@localhost(?=>?$)/i;

const paystackKey = z.string().regex(/^sk_(test|live)_\S+$/, 'must start with sk_test_ or sk_live_');

const schema = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  PORT: port.default(3000),
  HOST: host.optional(),
  APP_URL: origin.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(16),
  DATABASE_JOBS_POOL_SIZE: wholeNumber(2, 500).default(6),
  DATABASE_JOBS_STATEMENT_MS: wholeNumber(1000, 600_000).default(60_000),
  DATABASE_WAIT_MS: wholeNumber(100, 8000).default(3000),
  DATABASE_STATEMENT_MS: wholeNumber(100, 8000).default(5000),
  DATA_DIR: present.default('./.data'),
  DEMO_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_HOST: host.optional(),
  SMTP_PORT: port.optional(),
  SMTP_SECURE: flag.optional(),
  SMTP_USER: present.optional(),
  SMTP_PASSWORD: present.optional(),
  SMTP_FROM: z
    .string()
    .refine(isMailbox, 'must be a mailbox: name@host.example or Name <name@host.example>')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9_-]{1,63}$/i, 'must have letters, digits, - and _')
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isSigningKey, 'must be an RSA private key of 1024 bits or more in PEM (\\n may stand for line breaks)')
    .optional(),
  ADMIN_USERNAME: present.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  PAYSTACK_SECRET_KEY: paystackKey.optional(),
  PAYSTACK_PREVIOUS_SECRET_KEY: paystackKey.optional(),
  PAYSTACK_BASE_URL: origin.default('https://api.paystack.co'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  OIDC_CLIENT_ID: present.optional(),
  OIDC_CLIENT_SECRET: present.optional(),
  FILES_S3_ENDPOINT: origin.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_REGION: present.default('us-east-1'),
  FILES_S3_ACCESS_KEY: present.optional(),
  FILES_S3_SECRET_KEY: present.optional(),
  EMBEDDINGS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  EMBEDDINGS_MODEL: present.optional(),
  EMBEDDINGS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without blanks')
    .optional(),
  OPERATOR_NAME: present.optional(),
  OPERATOR_ADDRESS: present.optional(),
  OPERATOR_REGISTRATION: present.optional(),
  OPERATOR_EMAIL: emailAddress.optional(),
  OPERATOR_PRIVACY_CONTACT: present.optional(),
  OPERATOR_SUPERVISORY_AUTHORITY: present.optional(),
  OPERATOR_JURISDICTION: present.optional(),
  OPERATOR_PROVIDERS: present.optional(),
  OPERATOR_RETENTION: present.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxies,
      'must be a number of proxies, or a comma-separated list of IP addresses and networks (10.0.0.0/8)',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  PROBE_LOOPBACK: oneOf('on', 'off').default('off'),
  ROLE: oneOf('web', 'worker', 'all').default('all'),
});

type Raw = z.infer<typeof schema>;
type EnvironmentName = keyof Raw;

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
  ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'],
  ['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL'],
];

/** Without these an invoice does not say who sells. */
const demandedByInvoices = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_REGISTRATION',
  'OPERATOR_EMAIL',
] as const satisfies EnvironmentName[];

/** Says everything that is wrong with the environment at once, one line a name. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      problems.length === 1
        ? `The environment cannot be used. ${problems[0]}`
        : `The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
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
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const)
    if (has(name) && !has('DATABASE_URL')) problems.push(`${name}: must be given together with DATABASE_URL`);
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
    if (given.DATABASE_OWNER_URL && given[name] && ['', roleIn(given.DATABASE_OWNER_URL)].includes(roleIn(given[name])))
      problems.push(`${name}: must name a role, and another one than DATABASE_OWNER_URL`);
  if (has('EMBEDDINGS_API_KEY') && !has('EMBEDDINGS_URL'))
    problems.push('EMBEDDINGS_API_KEY: must be given together with EMBEDDINGS_URL');
  const { ADMIN_PASSWORD: password, ADMIN_USERNAME: username = '', ADMIN_EMAIL: email = '' } = given;
  const weakness = password && passwordProblem(password, [username, email]);
  if (weakness) problems.push(`ADMIN_PASSWORD: is refused. ${weakness}`);
  if (given.PAYSTACK_SECRET_KEY?.startsWith('sk_live_'))
    for (const name of demandedByInvoices)
      if (!has(name)) problems.push(`${name}: must be given to take real money, as invoices name who sells`);
  if (given.NODE_ENV === 'production') {
    for (const name of demandedInProduction) if (!has(name)) problems.push(`${name}: must be given in production`);
    if (given.APP_URL?.startsWith('http:')) problems.push('APP_URL: must be https in production');
    if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: cannot be off in production');
    if (given.PROBE_LOOPBACK === 'on') problems.push('PROBE_LOOPBACK: cannot be on in production');
    for (const name of ['ADMIN_EMAIL', 'OPERATOR_EMAIL', 'SMTP_FROM'])
      if (atThisMachine.test(given[name] ?? '')) problems.push(`${name}: cannot be at localhost in production`);
    if (given.DEMO_DATA === 'true') problems.push('DEMO_DATA: cannot be true in production');
  }
  if (problems.length > 0 || !parsed.success) throw new EnvironmentError([...new Set(problems)].sort());
  return parsed.data;
}

/** The role that an address signs in as; nobody where it is no address. */
export const roleIn = (url = ''): string => (URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '');
/** DKIM knows RSA; others few servers check. */
function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text);
}

function isHost(text: string): boolean {
  const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?';
  const name = new RegExp(`^(?=.{1,253}$)(${label}\\.)*(?!\\d+$)${label}$`, 'i');
  return isIP(text) > 0 || name.test(text);
}

function isMailbox(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return isEmailAddress(address);
}

/** Also one at this machine, as those are that hold by default. */
function isEmailAddress(text: string): boolean {
  return z.email().safeParse(text.replace(atThisMachine, '@localhost.example')).success;
}

function isProxies(text: string): boolean {
  return /^\d{1,2}$/.test(text) || text.split(',').every((network) => isNetwork(network.trim()));
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}
