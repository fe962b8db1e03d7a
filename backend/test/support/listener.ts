import { get, type IncomingMessage } from 'node:http';
import type { Client } from './client';
import { eventually } from './registration';

interface Heard {
  id: number;
  event: string;
  data: { kind?: string; id?: string };
}

/** A browser that listens to what is told live: what it has heard, and how it is cut off. */
export class Listener {
  readonly heard: Heard[] = [];
  /** After how many milliseconds it was told to come again, each time. */
  readonly waits: number[] = [];
  isOver = false;
  private text = '';

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (chunk: string) => this.take(chunk));
    for (const event of ['close', 'error', 'end']) response.on(event, () => (this.isOver = true));
  }

  static open(url: string, client: Client, headers: Record<string, string> = {}): Promise<Listener> {
    return new Promise((resolve, reject) => {
      const cookie = `sid=${client.cookie('sid')}`;
      get(url, { headers: { cookie, ...headers } }, (response) => resolve(new Listener(response))).on('error', reject);
    });
  }

  private take(chunk: string): void {
    const [rest = '', ...complete] = (this.text + chunk).split('\n\n').reverse();
    this.text = rest;
    for (const message of complete.reverse()) {
      const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(message) ?? [];
      const [, wait] = /^retry: (\d+)$/.exec(message) ?? [];
      if (wait) this.waits.push(Number(wait));
      if (event) this.heard.push({ id: Number(id), event, data: JSON.parse(data as string) });
    }
  }

  /** Where it stands. */
  get position(): number {
    return this.heard.at(-1)?.id ?? -1;
  }

  get changes(): string[] {
    return this.heard.filter(({ event }) => event === 'change').map(({ data }) => data.id as string);
  }

  async until(count: number): Promise<string[]> {
    await eventually(async () => this.changes.length >= count, `change ${count}`);
    return this.changes;
  }

  async over(): Promise<void> {
    await eventually(async () => this.isOver, 'the end of the stream');
  }

  close(): void {
    this.response.destroy();
  }
}
