// Does the jobs of every minute and of every ten, one after the other, within one process; started by `npm run bench`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const { BUILT } = process.env;
const require = createRequire(path.join(BUILT, 'main.js'));
require('reflect-metadata');
const { NestFactory } = require('@nestjs/core');
const { AppModule } = require(path.join(BUILT, 'app.module.js'));
const { Config } = require(path.join(BUILT, 'platform/config/config.js'));
const { Jobs } = require(path.join(BUILT, 'platform/jobs/jobs.js'));

/** So often each is done, unless that takes longer than so many milliseconds. */
const often = 41;
const patience = 10_000;

const known = [];
const { every } = Jobs.prototype;
Jobs.prototype.every = function (crontab, name, handler) {
  if (/^(\*|\*\/10) \* \* \* \*$/.test(crontab)) known.push({ name, handler });
  every.call(this, crontab, name, handler);
};
const app = await NestFactory.createApplicationContext(AppModule.for(new Config(process.env)), { logger: false });

const done = [];
for (const { name, handler } of known) {
  const took = [];
  let failure;
  try {
    for (const end = performance.now() + patience; took.length < often && performance.now() < end; ) {
      const before = performance.now();
      await handler();
      took.push(performance.now() - before);
    }
  } catch (error) {
    failure = error.message;
  }
  done.push({ name, took, failure });
}
process.send(done);
await app.close();
