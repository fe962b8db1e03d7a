import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleMetadata } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module';
import { Config } from '../../src/platform/config/config';
import { createServer } from '../../src/platform/http/server';
import { Secrets } from '../../src/platform/secrets/secrets';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { Client } from './client';
import { watch } from './left-behind';
import { longestWaits } from './longest-waits';
import './quick-passwords';
import { NotHere, remoteProduct } from './remote';

export interface Product {
  app: NestFastifyApplication;
  config: Config;
  url: string;
  /** A browser without a session. */
  visitor(): Client;
  /** Says that the test needs more than HTTP: on a server that somebody else runs it is skipped for this reason. */
  mustBeOurs(why: string): void;
  stop(): Promise<void>;
}

/**
 * The whole product on a database of its own, listening on a free port. Where `npm run e2e` names a server, that server
 * is the product of suites that ask for no environment, and of those that say that they bear it. `parts` are added to the
 * product, for tests of what no operation uses yet.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  {
    bearsRemote = Object.keys(environment).length === 0,
    parts = {},
  }: { bearsRemote?: boolean; parts?: Pick<ModuleMetadata, 'controllers' | 'providers'> } = {},
): Promise<Product> {
  if (remoteProduct) return productAt(remoteProduct, bearsRemote);
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'alliance-test-'));
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...longestWaits,
    ...environment,
  });
  const app = await createServer({ ...AppModule.for(config), ...parts }, config, environment.WEB_CLIENT ?? dataDir);
  await app.listen(environment.PORT ? config.port : 0, '127.0.0.1');
  const watching = await watch({ url: database.url, secrets: app.get(Secrets) });
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    app,
    config,
    url,
    visitor: () => new Client(url),
    mustBeOurs: () => undefined,
    stop: async () => {
      await watching.stop();
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function productAt(url: string, bearsRemote: boolean): Product {
  const mustBeOurs = (why: string): never => {
    throw new NotHere(why);
  };
  if (!bearsRemote) mustBeOurs('needs a product with settings of its own');
  return {
    get app() {
      return mustBeOurs('looks inside the process');
    },
    get config() {
      return mustBeOurs('looks inside the process');
    },
    url,
    visitor: () => new Client(url),
    mustBeOurs,
    stop: async () => undefined,
  };
}
