// Asks billing whether organizations may submit a problem, sixteen at once, within one process; started by `npm run bench`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';

const { BUILT, CLIENTS, SECONDS } = process.env;
const require = createRequire(path.join(BUILT, 'main.js'));
require('reflect-metadata');
const { NestFactory } = require('@nestjs/core');
const { AppModule } = require(path.join(BUILT, 'app.module.js'));
const { BillingApi } = require(path.join(BUILT, 'contexts/billing/index.js'));
const { Config } = require(path.join(BUILT, 'platform/config/config.js'));

const client = new pg.Client(process.env.DATABASE_URL);
await client.connect();
const { rows } = await client.query('select id from membership.organizations order by random() limit 500');
await client.end();
const config = new Config(process.env);
const app = await NestFactory.createApplicationContext(AppModule.for(config), { logger: false });
const billing = app.get(BillingApi);

const took = [];
const ask = async (until) => {
  while (performance.now() < until) {
    const { id } = rows[Math.floor(Math.random() * rows.length)];
    const before = performance.now();
    await billing.can(id, 'submit_problems');
    took.push(performance.now() - before);
  }
};
const askAll = (seconds) => {
  const until = performance.now() + seconds * 1000;
  return Promise.all(Array.from({ length: Number(CLIENTS) }, () => ask(until)));
};
await askAll(1);
took.length = 0;
await askAll(Number(SECONDS));
process.send(took);
await app.close();
