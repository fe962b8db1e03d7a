import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { Config } from '../platform/config/config';
import { createContract } from '../platform/http/open-api';

/** Writes the OpenAPI document. Modules are scanned and nothing is made of them, so no database is needed. */
async function writeContract(file: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
  const config = new Config({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config), new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: ['error', 'warn'],
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(createContract(app), null, 2)}\n`);
  rmSync(dataDir, { recursive: true });
  process.exit(0);
}

void writeContract(resolve(process.argv[2] ?? 'libs/contracts/openapi.json'));
