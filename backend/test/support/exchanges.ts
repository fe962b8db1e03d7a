import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.E2E_EXCHANGES;
const longest = 4000;

export interface Exchange {
  spec: string;
  /** Absent for what is asked before the first test. */
  test?: string;
  request: { method: string; url: string; body: string };
  answer: { status: number; type: string; body: string };
}

const shown = (text: unknown) =>
  String(text ?? '')
    .replace(/("\w*[Pp]assword"\s*:\s*)"[^"]*"/g, '$1"…"')
    .replace(/(password=)[^&]*/g, '$1…')
    .slice(0, longest);

/**
 * Notes a request and, once the answer is handed to what this gives back, the two of them for the report of
 * `npm run e2e`, without passwords and cookies.
 */
export function noteRequest(method: string, url: string, body: unknown): (answer: Response, text: string) => void {
  if (!folder) return () => undefined;
  const { testPath = '', currentTestName } = expect.getState();
  return ({ status, headers }, text) => {
    const exchange: Exchange = {
      spec: testPath,
      test: currentTestName,
      request: { method, url, body: shown(body) },
      answer: { status, type: headers.get('content-type') ?? '', body: shown(text) },
    };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(exchange)}\n`);
  };
}
