import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** Something to call: an address, or a function that makes the next one; with a body it is a POST, and a cookie says who else asks. */
const nextOf = (call) => (typeof call === 'function' ? call() : call);

/**
 * One connection, call after call, for so long and at least so often; answers how long each took in milliseconds, and how many failed.
 * The first is not counted: the connection is made for it.
 */
export async function oneByOne({ origin, headers }, call, seconds, atLeast = leastCalls) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took = [];
  let failed = 0;
  await answer(agent, origin, headers, { path: '/health/live' });
  for (const end = performance.now() + seconds * 1000; performance.now() < end || took.length < atLeast; ) {
    const target = nextOf(call);
    const before = performance.now();
    if ((await answer(agent, origin, headers, target)) >= 400) failed += 1;
    took.push(performance.now() - before);
  }
  agent.destroy();
  return { took, failed };
}

function answer(agent, origin, headers, { path, body, cookie }) {
  const method = body ? 'POST' : 'GET';
  const sent = { ...headers, ...(body && json), ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { agent, method, headers: sent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A p95 of fewer says little. */
const leastCalls = 20;

export const tenAtOnce = (server, call, seconds) => atOnce(10, server, call, seconds);

/** How long so many connections are to ask, for each to be answered some times where one answer alone takes so long. */
export const longEnough = (seconds, connections, took) => Math.max(seconds, (3 * connections * median(took)) / 1000);

/** So many connections; answers requests per second, what failed, and the latencies. */
export async function atOnce(connections, { origin, headers }, call, seconds) {
  const setupRequest = (draft) => {
    const { path, body, cookie } = nextOf(call);
    const sent = { ...draft.headers, ...(body && json), ...(cookie && { cookie }) };
    return { ...draft, path, headers: sent, ...(body && { method: 'POST', body }) };
  };
  const requests = [{ setupRequest }];
  const result = await autocannon({ url: origin, headers, connections, duration: seconds, requests });
  const { errors, timeouts, latency, duration } = result;
  const failed = errors + timeouts + result['4xx'] + result['5xx'];
  return { rate: (result['2xx'] + result['3xx']) / duration, failed, latency };
}

/** Submits two problems a second while the work goes on; answers what the work answers once all are there. */
export async function whileWriting({ origin, headers }, write, work) {
  const sent = [];
  const writer = setInterval(() => {
    const { path, body } = write();
    const asked = fetch(origin + path, { method: 'POST', headers: { ...headers, ...json }, body });
    sent.push(asked.then((response) => response.arrayBuffer()).catch(() => undefined));
  }, 500);
  try {
    return await work();
  } finally {
    clearInterval(writer);
    await Promise.all(sent);
  }
}

const json = { 'content-type': 'application/json' };

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
export const median = (numbers) => quantile(numbers, 0.5);
