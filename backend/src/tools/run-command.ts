import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { day } from '../platform/clock/durations';
import { Commands } from '../platform/commands/commands';
import { Config } from '../platform/config/config';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres';

/**
 * Runs one command of the product, without serving or doing jobs; answers 1 where all is not well, 2 where it could not
 * be found out. The embedded database is started for it, so the product that uses it must have ended.
 */
async function runCommand(name: string): Promise<number> {
  const config = new Config({ ...process.env, ROLE: 'web', DEMO_DATA: 'false' });
  // Nobody waits for an answer, and what goes through a table may take its time.
  config.databaseLimits.statementMs = day;
  const log = () => undefined;
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  config.databaseUrl ??= postgres?.url;
  const app = await NestFactory.createApplicationContext(AppModule.for(config), { logger: false, abortOnError: false });
  try {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const { lines, well } = await app.get(Commands).run(name, say);
    for (const line of lines) say(line);
    return well ? 0 : 1;
  } finally {
    await app.close();
    await postgres?.stop();
  }
}

runCommand(process.argv[2] ?? '').then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
