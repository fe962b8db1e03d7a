import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { aim } from './report.mjs';
import { startSession } from './start-session.mjs';

const streams = 2000;
/** Of one person; a browser needs one, and a person may have a dozen. */
const each = 10;

/** Resident memory of a process, in MB. */
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** What two thousand open and idle streams cost a process, and what an export of all registrations does; both in MB. */
export async function measureMemory({ client, origin, pid, admin }) {
  const cookies = await signIn(client, streams / each);
  // What is loaded with a first stream, and a first export, is there for good.
  const warm = await listen(origin, cookies.slice(0, 1));
  await exportAll(origin, 'csv', admin);
  warm.close();
  await sleep(2000);
  const before = residentOf(pid);
  const listening = await listen(origin, cookies);
  await sleep(2000);
  const idle = residentOf(pid) - before;
  listening.close();
  await sleep(2000);
  const exports = {};
  for (const format of ['csv', 'excel', 'html']) {
    const rest = residentOf(pid);
    let most = rest;
    const sampling = setInterval(() => {
      most = Math.max(most, residentOf(pid));
    }, 10);
    const { bytes, seconds } = await exportAll(origin, format, admin);
    clearInterval(sampling);
    exports[format] = { 'MB more': Math.round(most - rest), 'MB sent': Math.round(bytes / 1e6), seconds };
  }
  console.log(`${listening.opened} idle streams in one process: ${Math.round(idle)} MB more`);
  console.log('Exports of all registrations:');
  console.table(exports);
  return [
    aim(`${streams} idle streams, MB`, idle, { below: 100 }),
    ...Object.entries(exports).map(([format, figures]) =>
      aim(`export of all registrations, ${format}, MB more`, figures['MB more'], { below: 100 }),
    ),
  ];
}

/** Sessions of so many people; answers their cookies. */
async function signIn(client, people) {
  const { rows } = await client.query(
    `insert into membership.users (email, first_name)
      select 'listens-' || gen_random_uuid() || '@example.org', 'Listens' from generate_series(1, $1::int) returning id`,
    [people],
  );
  const cookies = [];
  for (const { id } of rows) cookies.push(await startSession(client, id));
  return cookies;
}

/** Each of them listens as often as `each` says; answers once all were told that they do. */
async function listen(origin, cookies) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open = (cookie) =>
    new Promise((resolve, reject) => {
      const asked = get(`${origin}/api/live`, { agent, headers: { cookie } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream is answered ${response.statusCode}`));
        response.once('data', () => resolve(asked));
        response.on('error', () => {});
        response.resume();
      });
      asked.on('error', reject);
    });
  const opened = [];
  for (const cookie of cookies) opened.push(...(await Promise.all(Array.from({ length: each }, () => open(cookie)))));
  return {
    opened: opened.length,
    close: () => {
      for (const one of opened) one.on('error', () => {}).destroy();
    },
  };
}

async function exportAll(origin, format, cookie) {
  const since = Date.now();
  const response = await fetch(`${origin}/api/registrations/export/${format}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`The export is answered ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return { bytes, seconds: Math.round((Date.now() - since) / 100) / 10 };
}
