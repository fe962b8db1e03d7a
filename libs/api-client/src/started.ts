/** Answers on their way since before the client was there, by address. Each is given out once. */
const started = new Map<string, Promise<Response>>();
/** Until then the page has asked for what it shows; what comes later is to be as fresh as if nothing had been started. */
const keptForMs = 30_000;

/** Asks for what the page will ask for, while its code is still on its way. */
export function start(address: string) {
  const request = requestOf(address);
  const answer = fetch(request).then(readThrough);
  answer.catch(() => undefined);
  started.set(request.url, answer);
  setTimeout(() => started.delete(request.url), keptForMs);
}

/** `fetch` for the client: a read that was started is waited for instead of asked again. A write makes all of them stale. */
export const fetchOrTake = (request: Request): Promise<Response> => {
  const answer = request.method === 'GET' ? started.get(request.url) : undefined;
  if (request.method === 'GET') started.delete(request.url);
  else started.clear();
  return answer ?? fetch(request);
};

/** Reads an answer to its end: whoever takes it then has it at once, and the page is drawn with it from the beginning. */
async function readThrough(answer: Response): Promise<Response> {
  const text = await answer.text();
  return Object.assign(answer, { text: async () => text, clone: () => answer });
}

const requestOf = (address: string) =>
  new Request(new URL(address, globalThis.location.origin), {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
