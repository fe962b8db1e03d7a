import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

export const eventDeliveriesUnknown = new Counter({
  name: 'event_deliveries_unknown_total',
  help: 'Deliveries of events to reactions that this process does not know.',
  labelNames: ['reaction'],
  registers: [metrics],
});

export const embeddingCalls = new Counter({
  name: 'embedding_calls_total',
  help: 'Calls to the embeddings endpoint, by what came of them.',
  labelNames: ['outcome'],
  registers: [metrics],
});

export const meaningOrders = new Counter({
  name: 'search_meaning_total',
  help: 'Comparisons of texts while embeddings are configured: ordered by meaning too (used), or by words alone, and why.',
  labelNames: ['outcome'],
  registers: [metrics],
});

const readsOf = new Map<string, { hit: number; miss: number }>();
new Counter({
  name: 'cache_reads_total',
  help: 'Reads of the caches of this process, by what they found.',
  labelNames: ['cache', 'outcome'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const [cache, { hit, miss }] of readsOf) {
      this.inc({ cache, outcome: 'hit' }, hit);
      this.inc({ cache, outcome: 'miss' }, miss);
    }
  },
});

/** Where a cache counts its reads: plain numbers, as a read must cost next to nothing. */
export function cacheReads(cache: string): { hit: number; miss: number } {
  const reads = readsOf.get(cache) ?? { hit: 0, miss: 0 };
  readsOf.set(cache, reads);
  return reads;
}

/** Once a process; not in tests, whose many products share one. */
export const collectProcessMetrics = () => collectDefaultMetrics({ register: metrics });
