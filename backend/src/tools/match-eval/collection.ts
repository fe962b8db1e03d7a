import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Collection {
  docs: { id: string; title?: string; text?: string }[];
  /** `exclude` names documents that are left out of the answer to a query, such as the one it was taken from. */
  queries: { id: string; text: string; exclude?: string[] }[];
  /** Of each query, documents with how relevant they are: 0 not at all. */
  qrels: Map<string, Map<string, number>>;
}

/** Of each query its documents, best first, with their scores. */
export type Run = Map<string, { doc: string; score: number }[]>;

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim());

/** Reads `docs.jsonl`, `queries.jsonl` and `qrels.tsv` of a folder. */
export function readCollection(folder: string): Collection {
  const files = ['docs.jsonl', 'queries.jsonl', 'qrels.tsv'].map((name) => join(folder, name));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
  const [docs, queries, qrels] = files as [string, string, string];
  return {
    docs: lines(docs).map((line) => JSON.parse(line)),
    queries: lines(queries).map((line) => JSON.parse(line)),
    qrels: readQrels(qrels),
  };
}

/** TREC: query, anything, document, relevance. */
function readQrels(file: string): Collection['qrels'] {
  const qrels: Collection['qrels'] = new Map();
  for (const line of lines(file)) {
    const [query, , doc, relevance] = line.trim().split(/\s+/) as [string, string, string, string];
    qrels.set(query, (qrels.get(query) ?? new Map()).set(doc, Number(relevance)));
  }
  return qrels;
}

/** TREC: query, Q0, document, rank, score, name. */
export function readRun(file: string): Run {
  const run: Run = new Map();
  for (const line of lines(file)) {
    const [query, , doc, , score] = line.trim().split(/\s+/) as [string, string, string, string, string];
    run.set(query, [...(run.get(query) ?? []), { doc, score: Number(score) }]);
  }
  for (const list of run.values()) list.sort((one, other) => other.score - one.score);
  return run;
}

export const writeRun = (run: Run, name: string): string =>
  [...run]
    .flatMap(([query, list]) => list.map(({ doc, score }, n) => `${query} Q0 ${doc} ${n + 1} ${score} ${name}\n`))
    .join('');
