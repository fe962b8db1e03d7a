import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Words that mean the same. The vectors of this endpoint have a dimension for each line, and some for all other words. */
const meanings = [
  'leak|leaks|seep|seepage|loss',
  'water|moisture|hydraulic',
  'pipe|pipes|mains|conduit',
  'robot|robots|drone',
];
const others = 12;

function vectorOf(text: string): number[] {
  const vector = new Array<number>(meanings.length + others).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const known = meanings.findIndex((line) => line.split('|').includes(word));
    const sum = [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    const at = known >= 0 ? known : meanings.length + (sum % others);
    vector[at] = (vector[at] as number) + (known >= 0 ? 1 : 0.05);
  }
  return vector.map((value) => value + 0.001);
}

type Misbehaviour = (response: ServerResponse, texts: string[]) => void;
const send = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
const vectorsOf = (texts: string[], embedding: (text: string) => unknown) => ({
  object: 'list',
  data: texts.map((text, index) => ({ object: 'embedding', index, embedding: embedding(text) })),
});

/** Ways in which an endpoint answers nothing of use. */
export const misbehaviours = {
  'says that there are too many calls': (response) => send(response, {}, 429, { 'retry-after': '1' }),
  'refuses the call': (response) => send(response, { error: {} }, 400),
  fails: (response) => send(response, 'oops', 500),
  'cuts the connection': (response) => void response.destroy(),
  'cuts it in the middle': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"data":[', () => response.destroy());
  },
  'leads elsewhere': (response) => send(response, '', 302, { location: 'http://127.0.0.1:9/' }),
  'answers nothing': (response) => send(response, ''),
  'answers something else': (response) => send(response, '<html>'),
  'answers null': (response) => send(response, 'null'),
  'has no vectors': (response) => send(response, { data: [] }),
  'has too few': (response, texts) => send(response, { data: vectorsOf(texts, vectorOf).data.slice(1) }),
  'has an empty one': (response, texts) =>
    send(
      response,
      vectorsOf(texts, () => []),
    ),
  'has a long row of zeros': (response, texts) =>
    send(
      response,
      vectorsOf(texts, () => new Array(16).fill(0)),
    ),
  'has what is no number': (response, texts) =>
    send(
      response,
      vectorsOf(texts, () => [1, 'NaN', null]),
    ),
  'has numbers too large': (response, texts) =>
    send(response, JSON.stringify(vectorsOf(texts, () => [1, 2])).replaceAll('[1,2]', '[1,1e999]')),
  'has the same place twice': (response, texts) =>
    send(response, { data: [...texts, ''].map(() => ({ index: 0, embedding: [1, 2] })) }),
  'is huge': (response, texts) => send(response, `{"data":[],"more":"${'x'.repeat((texts.length + 1) * 256 * 1024)}"}`),
} satisfies Record<string, Misbehaviour>;

/** An endpoint that speaks OpenAI's `/v1/embeddings`, as well or as badly as a test wants. */
export async function startEmbeddingsServer() {
  const calls: { headers: IncomingHttpHeaders; body: { model: string; input: string[] } }[] = [];
  const state: { misbehave?: Misbehaviour; delayMs: number; embed: (text: string) => unknown } = {
    delayMs: 0,
    embed: vectorOf,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    calls.push({ headers: request.headers, body });
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    if (state.misbehave) state.misbehave(response, body.input);
    else send(response, vectorsOf(body.input, state.embed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`,
    /** Well again, and nobody has called. */
    reset() {
      calls.length = 0;
      Object.assign(state, { misbehave: undefined, delayMs: 0, embed: vectorOf });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
