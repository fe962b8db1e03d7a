import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module';
import { Config } from '../../src/platform/config/config';
import { createServer } from '../../src/platform/http/server';
import { Secrets } from '../../src/platform/secrets/secrets';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { Client } from './client';
import { watch } from './left-behind';

export interface Product {
  app: NestFastifyApplication;
  config: Config;
  url: string;
  /** A browser without a session. */
  visitor(): Client;
  stop(): Promise<void>;
}

/** The whole product on a database of its own, listening on a free port. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'alliance-test-'));
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...environment,
  });
  const app = await createServer(AppModule.for(config), config, environment.WEB_CLIENT ?? dataDir);
  await app.listen(environment.PORT ? config.port : 0, '127.0.0.1');
  const watching = await watch({ url: database.url, secrets: app.get(Secrets) });
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    app,
    config,
    url,
    visitor: () => new Client(url),
    stop: async () => {
      await watching.stop();
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
