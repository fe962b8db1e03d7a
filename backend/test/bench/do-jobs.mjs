// Does the jobs of every minute and of every ten, one after the other, within one process, and finds matches as they are found for what is
// edited; started by `npm run bench`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const { BUILT } = process.env;
const require = createRequire(path.join(BUILT, 'main.js'));
require('reflect-metadata');
const { NestFactory } = require('@nestjs/core');
const { AppModule } = require(path.join(BUILT, 'app.module.js'));
const { Config } = require(path.join(BUILT, 'platform/config/config.js'));
const { Database } = require(path.join(BUILT, 'platform/database/database.js'));
const { FindMatches } = require(path.join(BUILT, 'contexts/innovation/matches/find-matches.js'));
const { Jobs } = require(path.join(BUILT, 'platform/jobs/jobs.js'));

/** So often each is done, unless that takes longer than so many milliseconds. */
const mostOften = 41;
const patience = 10_000;

const known = [];
const { every } = Jobs.prototype;
Jobs.prototype.every = function (crontab, name, handler) {
  if (/^(\*|\*\/10) \* \* \* \*$/.test(crontab)) known.push({ name, handler });
  every.call(this, crontab, name, handler);
};
const app = await NestFactory.createApplicationContext(AppModule.for(new Config(process.env)), { logger: false });

const timed = async (work) => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};
/** How long it takes each time; `once` answers that. */
async function often(name, once, aim) {
  const took = [];
  let failure;
  try {
    for (const end = performance.now() + patience; took.length < mostOften && performance.now() < end; )
      took.push(await once(took.length));
  } catch (error) {
    failure = error.message;
  }
  return { name, took, failure, aim };
}

const done = [];
for (const { name, handler } of known) done.push(await often(name, () => timed(handler)));

const database = app.get(Database, { strict: false });
const findMatches = app.get(FindMatches, { strict: false });
const { rows: problems } = await database.pool.query(
  `select id from innovation.problems where status = 'open' order by created_at desc limit ${mostOften}`,
);
/** Of a problem, and undone afterwards. */
const find = async (nth, before = async () => {}) => {
  const { id } = problems[nth % problems.length];
  let took;
  const undone = new Error('What was measured is undone.');
  const work = async () => {
    await before(id);
    took = await timed(() => findMatches.forProblem(id));
    throw undone;
  };
  await database.transaction(work).catch((error) => {
    if (error !== undone) throw error;
  });
  return took;
};
/** It has many matches, and says something else now that fits none of them. */
const edit = async (id) => {
  const { manager } = database;
  await manager.query(
    `insert into innovation.matches (problem_id, solution_id, percent, found_at)
      select $1, id, 60, now() from innovation.solutions where status = 'published' order by created_at desc limit 300
      on conflict do nothing`,
    [id],
  );
  await manager.query(
    `update innovation.problems set title = 'Goats', description = 'They wander.', tags = '{}' where id = $1`,
    [id],
  );
};
done.push(await often('find the matches of a problem', (nth) => find(nth), 250));
done.push(await often('find them where it had 300 and is edited', (nth) => find(nth, edit), 400));
process.send(done);
await app.close();
