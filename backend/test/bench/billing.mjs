import { createHmac, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { median, quantile } from './measure.mjs';

/** As many as ask and deliver at once. */
export const clients = 16;
export const paystackKey = 'sk_test_bench';

/** Events as their provider sends them: each another one, or the same again and again. */
function events(reference) {
  const body = JSON.stringify({
    event: 'charge.success',
    data: { id: randomUUID(), domain: 'test', status: 'success', reference, amount: 19_800, currency: 'USD' },
  });
  const signature = createHmac('sha512', paystackKey).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
}

/** Webhooks taken into the inbox in a second. */
export async function takeWebhooks(origin, seconds, next) {
  const setupRequest = (draft) => ({ ...draft, ...next() });
  const { latency, duration, ...result } = await autocannon({
    url: `${origin}/api/webhooks/paystack`,
    method: 'POST',
    connections: clients,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${failed} webhooks were not taken`);
  return { rate: result['2xx'] / duration, p99: latency.p99 };
}

export const newEvents = () => events(`pay-${randomUUID()}`);
export function sameEvent() {
  const event = events('pay-bench');
  return () => event;
}

export function reportBilling({ first, again, can }) {
  const line = (rounds) => ({
    'per second': Math.round(median(rounds.map(({ rate }) => rate))),
    'p99 ms': Number(median(rounds.map(({ p99 }) => p99)).toFixed(1)),
  });
  const asked = can.map(({ took, seconds }) => ({ rate: took.length / seconds, p99: quantile(took, 0.99) }));
  console.log(`Billing, ${clients} clients:`);
  console.table({
    'webhooks, each another': line(first),
    'webhooks, the same again': line(again),
    'can()': line(asked),
  });
}
