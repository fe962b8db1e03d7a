import { expectDocumented } from './documented';
import { noteRequest } from './exchanges';
import { NotHere, remoteMail, remoteProduct } from './remote';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
}

/**
 * A browser's network side: keeps cookies, follows no redirect, speaks JSON, and sends a `Blob` as it is. It takes no answer that the contract does
 * not document.
 */
export class Client {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  postForm(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, new URLSearchParams(fields));
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const raw =
      ['undefined', 'string'].includes(typeof body) || body instanceof URLSearchParams || body instanceof Blob;
    const isElsewhere = remoteMail !== undefined && path.startsWith('/api/mailbox');
    const url = new URL(path, isElsewhere ? remoteMail : this.origin);
    const noteAnswer = noteRequest(method, url.href, raw ? body : JSON.stringify(body));
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(!raw && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      body: raw ? (body as string | URLSearchParams | Blob | undefined) : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    noteAnswer(response, text);
    this.expectToServe(path, response.status);
    const contentType = response.headers.get('content-type') ?? '';
    const { status, headers: answered } = response;
    const answer = { status, headers: answered, body: contentType.includes('json') && text ? JSON.parse(text) : text };
    if (!isElsewhere) expectDocumented(method, path, { ...answer, contentType });
    return answer;
  }

  /** Another server may keep its mail and its limits; a test that meets them has nothing to say about the product. */
  private expectToServe(path: string, status: number): void {
    if (!remoteProduct) return;
    if (path === '/api/mailbox' && status === 404)
      throw new NotHere('reads mail, and the server does not show it; E2E_MAILBOX_URL says where it is caught');
    if (status === 429) throw new NotHere('was stopped by the limits of the server; RATE_LIMITS=off lifts them');
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
