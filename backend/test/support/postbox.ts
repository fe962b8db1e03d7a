import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  headers: Record<string, string>;
  text: string;
  html: string;
  /** All of it, as it came. */
  source: string;
}

/** What a mail program would make of a message with a text and an HTML part. */
function received(source: string): Received {
  const [head = '', ...bodies] = source.split(/^----\S+$/m);
  const lines = head
    .replace(/\r\n[ \t]+/g, ' ')
    .trim()
    .split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  const [plain = '', html = ''] = bodies.map((body) =>
    body
      .slice(body.indexOf('\r\n\r\n'))
      .replace(/=\r\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()),
  );
  return { headers: Object.fromEntries(headers), text: plain, html, source };
}

/** A mail server that remembers what it took. */
export class Postbox {
  readonly mails: Received[] = [];
  private server: SMTPServer;
  port = 0;

  async open(options: SMTPServerOptions = {}, port = 0): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      closeTimeout: 50,
      onAuth: (auth, _session, done) => done(null, { user: auth.username }),
      onData: (stream, _session, done) =>
        void text(stream).then((source) => {
          this.mails.push(received(source));
          done();
        }, done),
      ...options,
    });
    // A client that is cut off is nothing to a test.
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Takes a message, and is gone before it has said so. */
  goneAfterData(): SMTPServerOptions {
    return {
      onData: (stream) =>
        void text(stream).then((source) => {
          this.mails.push(received(source));
          const { connections } = this.server as unknown as { connections: Set<{ _socket: Socket }> };
          for (const { _socket } of connections) _socket.destroy();
        }),
    };
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
