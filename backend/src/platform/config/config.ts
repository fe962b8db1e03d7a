import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDataFolder } from './data-folder';
import { EnvironmentError, parseEnvironment, roleIn } from './environment';
import { type Operator, operatorOf } from './operator';

export interface DatabaseLimits {
  /** Connections of this process for its requests and jobs. */
  poolSize: number;
  /** Connections beside these that a worker's job runner has. */
  jobsPoolSize: number;
  /** Milliseconds that a statement of the job runner itself may take; those of the jobs have `statementMs`. */
  jobsStatementMs: number;
  /** How long a call waits for one of them. */
  waitMs: number;
  /** How long a statement may take. */
  statementMs: number;
}

export interface SmtpConfig {
  host: string;
  port: number;
  secure: boolean;
  user?: string;
  password?: string;
}

export interface PaystackConfig {
  secretKey: string;
  /** The key before the last rotation. */
  previousSecretKey?: string;
  baseUrl: string;
}

export interface S3Config {
  /** Origin of the server, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface EmbeddingsConfig {
  /** The whole address, e.g. `https://api.openai.com/v1/embeddings`. */
  url: string;
  model: string;
  apiKey?: string;
}

/** Of an environment that has been parsed; nothing where none is named. */
export const embeddingsOf = (env: ReturnType<typeof parseEnvironment>): EmbeddingsConfig | undefined =>
  env.EMBEDDINGS_URL && env.EMBEDDINGS_MODEL
    ? { url: env.EMBEDDINGS_URL, model: env.EMBEDDINGS_MODEL, apiKey: env.EMBEDDINGS_API_KEY }
    : undefined;

/** What this process is to do, decided once at start. The only reader of the environment. */
export class Config {
  readonly production: boolean;
  readonly test: boolean;
  readonly port: number;
  readonly host: string;
  readonly appUrl: string;
  /** Absent at first where the embedded database is used; set once it runs. */
  databaseUrl?: string;
  private readonly directUrl?: string;
  private ownerUrl?: string;
  readonly databaseReadUrl?: string;
  readonly databaseLimits: DatabaseLimits;
  readonly dataDir: string;
  readonly demoData: boolean;
  readonly sessionSecret: string;
  /** Absent: mail is caught and shown at /mailbox. */
  readonly smtp?: SmtpConfig;
  readonly mailFrom: string;
  /** By which mail of this sender's domain is signed; `privateKey` in PEM. Absent: by a key that was made here, or not at all. */
  readonly dkim?: { selector: string; privateKey: string };
  /** `unseenPassword` is there until the password that was made has been shown to somebody. */
  readonly admin: { username: string; password: string; email: string; unseenPassword?: string };
  /** Password of the demo people, made for this installation. */
  readonly demoPassword: string;
  readonly oidc?: { issuer: string; clientId: string; clientSecret: string };
  /** Absent: payments are tried out with the test provider, and in production none can be made. */
  readonly paystack?: PaystackConfig;
  /** The bucket that files are kept in; absent: a folder below `dataDir`. */
  readonly files?: S3Config;
  /** Who turns texts into vectors of their meaning; absent: matches go by words alone. */
  readonly embeddings?: EmbeddingsConfig;
  /** Who runs this installation, as the legal documents say it. */
  readonly operator: Operator;
  /** Where our pages and mails send people for help: what the operator names for it, else the sender of the mails. */
  readonly helpAddress: string;
  readonly trustProxy?: string;
  /** What a scraper of /metrics carries; absent: operators alone see them. */
  readonly metricsToken?: string;
  readonly logLevel: string;
  readonly rateLimits: boolean;
  /** For tests: whether a probe of a mail server may go to this machine, on any port. */
  readonly probesLoopback: boolean;
  readonly web: boolean;
  readonly worker: boolean;
  private readonly generated: GeneratedSecrets;

  constructor(source: Record<string, string | undefined>) {
    const env = parseEnvironment(source);
    const embedded = !env.DATABASE_URL;
    this.production = env.NODE_ENV === 'production';
    this.test = env.NODE_ENV === 'test';
    this.port = env.PORT;
    this.host = env.HOST ?? (this.production ? '0.0.0.0' : '127.0.0.1');
    this.appUrl = env.APP_URL ?? `http://localhost:${env.PORT}`;
    this.databaseUrl = env.DATABASE_URL;
    this.directUrl = env.DATABASE_DIRECT_URL;
    this.ownerUrl = env.DATABASE_OWNER_URL;
    this.databaseReadUrl = env.DATABASE_READ_URL;
    this.databaseLimits = {
      poolSize: env.DATABASE_POOL_SIZE,
      jobsPoolSize: env.DATABASE_JOBS_POOL_SIZE,
      jobsStatementMs: env.DATABASE_JOBS_STATEMENT_MS,
      waitMs: env.DATABASE_WAIT_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
    };
    this.dataDir = resolve(env.DATA_DIR);
    if (embedded) createDataFolder(this.dataDir);
    this.demoData = env.DEMO_DATA ?? (embedded && !this.production);
    this.generated = new GeneratedSecrets(this.dataDir);
    const { generated } = this;
    this.sessionSecret = env.SESSION_SECRET ?? generated.get('sessionSecret');
    this.demoPassword = this.demoData ? generated.get('demoPassword') : '';
    this.smtp = env.SMTP_HOST
      ? {
          host: env.SMTP_HOST,
          port: env.SMTP_PORT ?? (env.SMTP_SECURE ? 465 : 587),
          secure: env.SMTP_SECURE ?? false,
          user: env.SMTP_USER,
          password: env.SMTP_PASSWORD,
        }
      : undefined;
    this.mailFrom = env.SMTP_FROM ?? 'Global Innovation Alliance <alliance@localhost>';
    this.dkim =
      env.DKIM_SELECTOR && env.DKIM_PRIVATE_KEY
        ? { selector: env.DKIM_SELECTOR, privateKey: env.DKIM_PRIVATE_KEY }
        : undefined;
    const adminPassword = env.ADMIN_PASSWORD ?? generated.get('adminPassword');
    this.admin = {
      username: env.ADMIN_USERNAME ?? 'admin',
      password: adminPassword,
      email: env.ADMIN_EMAIL ?? 'admin@localhost',
      unseenPassword: env.ADMIN_PASSWORD || generated.has(passwordSeen) ? undefined : adminPassword,
    };
    this.oidc =
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
        : undefined;
    this.paystack = env.PAYSTACK_SECRET_KEY
      ? {
          secretKey: env.PAYSTACK_SECRET_KEY,
          previousSecretKey: env.PAYSTACK_PREVIOUS_SECRET_KEY,
          baseUrl: env.PAYSTACK_BASE_URL,
        }
      : undefined;
    this.files =
      env.FILES_S3_ENDPOINT && env.FILES_S3_BUCKET && env.FILES_S3_ACCESS_KEY && env.FILES_S3_SECRET_KEY
        ? {
            endpoint: env.FILES_S3_ENDPOINT,
            bucket: env.FILES_S3_BUCKET,
            region: env.FILES_S3_REGION,
            accessKey: env.FILES_S3_ACCESS_KEY,
            secretKey: env.FILES_S3_SECRET_KEY,
          }
        : undefined;
    this.embeddings = embeddingsOf(env);
    this.operator = operatorOf(env);
    this.helpAddress = env.OPERATOR_EMAIL ?? addressOf(this.mailFrom);
    this.trustProxy = env.TRUST_PROXY;
    this.metricsToken = env.METRICS_TOKEN;
    this.logLevel = env.LOG_LEVEL;
    this.rateLimits = env.RATE_LIMITS === 'on';
    this.probesLoopback = env.PROBE_LOOPBACK === 'on';
    this.web = env.ROLE !== 'worker';
    this.worker = env.ROLE !== 'web';
  }

  /** The embedded database runs, for which none of its addresses was configured. */
  useEmbedded({ url, ownerUrl }: { url: string; ownerUrl: string }): void {
    this.databaseUrl = url;
    this.ownerUrl = ownerUrl;
  }

  /** Past a pooler, for what needs a connection of its own: notices, the job runner, migrations. */
  get databaseDirectUrl(): string | undefined {
    return this.directUrl ?? this.databaseUrl;
  }

  /** As the role that owns the tables, for migrations. */
  get databaseOwnerUrl(): string | undefined {
    return this.ownerUrl ?? this.databaseDirectUrl;
  }

  /** Those that the product runs as, where another one owns the tables. */
  get applicationRoles(): string[] {
    return this.ownerUrl ? [...new Set([roleIn(this.databaseUrl), roleIn(this.databaseDirectUrl)])] : [];
  }

  /** Secure cookies and HSTS follow the public origin. */
  get https(): boolean {
    return this.appUrl.startsWith('https:');
  }

  /** Caught mail holds sign-in links, so it is kept and shown only where nobody but this machine can look. */
  get catchesMail(): boolean {
    return !this.smtp && !this.production && isLoopback(new URL(this.appUrl).hostname);
  }

  /** Whom mail goes to about what only those can mend who run the alliance. */
  get operators(): { name: string; address: string } {
    return { name: 'Operators', address: this.admin.email };
  }

  /** Somebody has been shown the super admin's generated password: it is not shown again. */
  passwordWasSeen(): void {
    this.generated.set(passwordSeen, new Date().toISOString());
  }
}

/** Whether a host name or address, as it stands in a URL, is this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|[^.]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** When the generated password was shown, beside it in `secrets.json`. */
const passwordSeen = 'adminPasswordShownAt';

/** Secrets made at first use and kept in DATA_DIR with mode 600. */
class GeneratedSecrets {
  private readonly file: string;

  constructor(private readonly dataDir: string) {
    this.file = join(dataDir, 'secrets.json');
  }

  has(name: string): boolean {
    return name in this.read();
  }

  get(name: string): string {
    const known = this.read();
    const existing = known[name];
    if (existing) return existing;
    const made = randomBytes(name === 'sessionSecret' ? 48 : 12).toString('base64url');
    this.set(name, made);
    return made;
  }

  set(name: string, value: string): void {
    createDataFolder(this.dataDir);
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ ...this.read(), [name]: value }, null, 2), { mode: 0o600 });
    renameSync(draft, this.file);
  }

  private read(): Record<string, string> {
    if (!existsSync(this.file)) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch (error) {
      throw new EnvironmentError([`DATA_DIR: ${this.file} cannot be read (${(error as Error).message})`]);
    }
  }
}

/** Of `Name <address>` or the bare address. */
const addressOf = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
