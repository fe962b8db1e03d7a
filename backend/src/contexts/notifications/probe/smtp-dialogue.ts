import { connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

/** No server may let us wait for longer with one answer, with all of them, nor tell us more. */
const patience = 2_500;
const patienceInAll = 6_000;
const longestAnswer = 16_384;

/** One line or several, as the server ended them. */
export interface SmtpAnswer {
  code: number;
  text: string;
}

/** A conversation with a mail server, as far as its settings are tried: nothing is ever sent by it. */
export class SmtpDialogue {
  private constructor(
    private socket: Socket | TLSSocket,
    private readonly until: number,
  ) {}

  /** Connects to just this address. */
  static async open(address: string, port: number): Promise<SmtpDialogue> {
    const socket = connect({ host: address, port });
    const until = performance.now() + patienceInAll;
    await within(patience, socket, 'connect');
    return new SmtpDialogue(socket, until);
  }

  /** From now on encrypted, with a certificate that is good for the name. */
  async encrypt(name: string): Promise<string> {
    const servername = /^[\d.:]+$/.test(name) ? undefined : name;
    const secured = connectTls({ socket: this.socket, host: name, servername });
    await within(this.patience, secured, 'secureConnect');
    this.socket = secured;
    return secured.getProtocol() ?? 'TLS';
  }

  /** What the server says next. */
  async listen(): Promise<SmtpAnswer> {
    let said = '';
    return new Promise<SmtpAnswer>((resolve, reject) => {
      const { socket } = this;
      const timer = setTimeout(() => end(new Error('The server said nothing in time.')), this.patience);
      const end = (error?: Error, answer?: SmtpAnswer) => {
        clearTimeout(timer);
        socket.off('data', hear).off('error', end).off('close', gone);
        if (answer) resolve(answer);
        else reject(error);
      };
      const gone = () => end(new Error('The server closed the connection.'));
      const hear = (chunk: Buffer) => {
        said += chunk.toString('utf8');
        const last = /(?:^|\n)(\d{3})(?: [^\n]*)?\r?\n$/.exec(said);
        if (last) end(undefined, { code: Number(last[1]), text: said.trim() });
        else if (said.length > longestAnswer) end(new Error('The server says too much.'));
      };
      socket.on('data', hear).on('error', end).on('close', gone);
    });
  }

  async say(line: string): Promise<SmtpAnswer> {
    if (/[\r\n]/.test(line)) throw new Error('A line holds no other.');
    const answer = this.listen();
    this.socket.write(`${line}\r\n`);
    return answer;
  }

  private get patience(): number {
    return Math.max(0, Math.min(patience, this.until - performance.now()));
  }

  close(): void {
    this.socket.end('QUIT\r\n');
    this.socket.destroySoon();
  }
}

/** Waits for an event of a new connection, and gives it up when it takes too long. */
async function within(ms: number, socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(new Error('The server did not answer in time.')), ms);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', reject).on('error', () => undefined);
      resolve();
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
