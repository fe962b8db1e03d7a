import { type DynamicModule, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isAuditGuarded } from './audit/audit-rights';
import { Config } from './config/config';
import { EnvironmentError } from './config/environment';
import { missingFacts } from './config/operator';
import { checkReachable, listenProblem } from './config/reachable';
import { makeApplicationRole } from './database/application-roles';
import { Database } from './database/database';
import { DataInUse } from './database/embedded-postgres/data-lock';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres/embedded-postgres';
import { migrate } from './database/migrate';
import { DemoData } from './demo/demo-data';
import { contractOf } from './http/api-docs/api-docs';
import { createServer } from './http/server';
import { collectProcessMetrics } from './logging/metrics';
import { estimator } from './passwords/password-policy';

/** Starts the whole product as one process and ends it cleanly on SIGINT or SIGTERM, however often they come. */
export async function start(appModule: (config: Config) => DynamicModule): Promise<void> {
  let config: Config | undefined;
  let postgres: EmbeddedPostgres | undefined;
  let app: NestFastifyApplication | undefined;
  let ending: Promise<void> | undefined;
  const end = (code: number) => {
    ending ??= (async () => {
      // Whatever hangs while ending does not keep us.
      setTimeout(() => process.exit(code || 1), 15_000).unref();
      await app?.close().catch(() => undefined);
      await postgres?.stop().catch(() => undefined);
      process.exit(code);
    })();
    return ending;
  };
  // The last resort: a library that loses the database in the middle of its own work must not take us along.
  const log = new Logger('Process');
  process.on('unhandledRejection', (reason) => log.error(reason instanceof Error ? reason : String(reason)));
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));

  try {
    config = new Config(process.env);
    await checkReachable(config);
    if (!config.databaseUrl) {
      say('Starting the embedded PostgreSQL …');
      postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
      config.useEmbedded({ url: await makeApplicationRole(postgres.url), ownerUrl: postgres.url });
    }
    const applied = await migrate(config.databaseOwnerUrl as string, config.applicationRoles);
    say(applied > 0 ? `Migrated the database (${applied} steps).` : 'The database is up to date.');
    say('Starting the server …');
    collectProcessMetrics();
    app = await createServer(appModule(config), config);
    await app.init();
    const missing = missingFacts(config.operator);
    if (config.production && missing.length > 0)
      log.warn(`The Terms and the Privacy Policy show gaps until these are set: ${missing.join(', ')}`);
    if (config.production && !(await isAuditGuarded(app.get(Database))))
      log.warn(
        'Triggers alone keep the audit, as DATABASE_URL names the role that owns it: see docs/guides/operate.md',
      );
    if (config.demoData) await app.get(DemoData).load();
    if (config.web) {
      // Its dictionaries are loaded, and the contract is written, before anybody waits for them.
      estimator();
      contractOf(app);
      await app.listen(config.port, config.host);
      printAddresses(config, app.get(DemoData));
    } else say('Working on jobs.');
  } catch (error) {
    say(explain(error, config));
    await end(1);
  }
}

function printAddresses(config: Config, demo: DemoData): void {
  const lines = [
    '',
    `  Global Innovation Alliance    ${config.appUrl}`,
    `  API and its documentation     ${config.appUrl}/api/docs`,
    ...(config.catchesMail ? [`  Caught mail                   ${config.appUrl}/mailbox`] : []),
  ];
  if (config.demoData) {
    lines.push('', `  Sign in at ${config.appUrl}/login with the password ${config.demoPassword}`);
    for (const { address, is } of demo.people) lines.push(`    ${address.padEnd(34)} ${is}`);
  }
  if (!config.smtp && !config.catchesMail)
    lines.push(
      '',
      '  Mail waits for settings that are saved at /smtp-update: SMTP_HOST is not set, and only a loopback APP_URL lets mail be caught.',
    );
  const { username, unseenPassword } = config.admin;
  if (unseenPassword) lines.push('', `  Super admin (shown once): ${username} / ${unseenPassword}`);
  say([...lines, ''].join('\n'));
  if (unseenPassword) config.passwordWasSeen();
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof DataInUse) return error.message;
  const problem = config && listenProblem(error as NodeJS.ErrnoException, config);
  if (problem) return new EnvironmentError([problem]).message;
  const { message, stack } = error as Error;
  return `The product could not start: ${stack ?? message}`;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
