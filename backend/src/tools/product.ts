import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { day } from '../platform/clock/durations';
import type { Config } from '../platform/config/config';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres';

/**
 * The product on the configured database while `work` goes on, without serving or doing jobs. The embedded database is started for
 * it, so the product that uses it must have ended. `prepare` comes before the product reads anything.
 */
export async function withProduct<T>(
  config: Config,
  work: (app: INestApplicationContext) => Promise<T>,
  prepare: (databaseUrl: string) => Promise<unknown> = async () => undefined,
): Promise<T> {
  // Nobody waits for an answer, and what goes through a table may take its time.
  config.databaseLimits.statementMs = day;
  const log = () => undefined;
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  // As the owner: what fills the database switches triggers off meanwhile.
  config.databaseUrl = config.databaseOwnerUrl ?? postgres?.url;
  try {
    await prepare(config.databaseUrl as string);
    const app = await NestFactory.createApplicationContext(AppModule.for(config), {
      logger: false,
      abortOnError: false,
    });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await postgres?.stop();
  }
}
