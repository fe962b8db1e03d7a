import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { type ISendMailOptions, MailerService } from '@nestjs-modules/mailer';
import { MailHosts } from '../probe/mail-hosts';
import { domainOf, type MailServer, mailboxOf } from '../settings/mail-servers';
import { SigningKeys } from '../signing/signing-keys';
import { stepTimeout, transportTo } from './mailer-options';

/** What a signature covers (RFC 6376); that a mail can be stopped is part of it (RFC 8058). */
const signedFields =
  'from:to:cc:subject:date:message-id:reply-to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

/**
 * Hands mails to a mail server. The connections to the environment's are the mailer's own; those to one that was saved are made when
 * the first mail goes there, and closed when another one has taken its place.
 */
@Injectable()
export class MailTransports {
  private saved?: string;

  constructor(
    private readonly hosts: MailHosts,
    private readonly mailer: MailerService,
    private readonly signing: SigningKeys,
  ) {}

  /** Answers what the server said; throws what the mailer does. */
  async send(server: MailServer, mail: ISendMailOptions): Promise<string> {
    return this.hand(server, mail, this.transporterOf(server));
  }

  /** The same to a server of which nothing stays. */
  async sendOnce(server: MailServer, mail: ISendMailOptions): Promise<string> {
    const name = this.mailer.addTransporter(`once:${randomUUID()}`, this.transport(server, false));
    try {
      return await this.hand(server, mail, name);
    } finally {
      this.mailer.removeTransporter(name);
    }
  }

  private async hand(server: MailServer, mail: ISendMailOptions, transporterName?: string): Promise<string> {
    const key = await this.signing.keyOf(domainOf(server.sender));
    const { response } = await this.mailer.sendMail({
      ...mail,
      transporterName,
      from: mailboxOf(server.sender),
      dkim: key && {
        domainName: key.domain,
        keySelector: key.selector,
        privateKey: key.privateKey,
        headerFieldNames: signedFields,
      },
    });
    return response ?? '';
  }

  private transporterOf(server: MailServer): string | undefined {
    const { number, host, port, security } = server;
    if (number === undefined) return undefined;
    const name = `saved ${number}: ${host}:${port}, ${security}`;
    if (this.saved !== name) {
      if (this.saved) this.mailer.removeTransporter(this.saved);
      this.saved = this.mailer.addTransporter(name, this.transport(server, true));
    }
    return name;
  }

  /** To the address that was looked at, like a probe: a name may lead somewhere else a moment later. */
  private transport(server: MailServer, pool: boolean) {
    const { host, port } = server;
    const getSocket = (
      _options: unknown,
      done: (error: Error | null, socket?: { connection: Socket }) => void,
    ): void => {
      this.hosts
        .addressOf(host)
        .then((address) => opened(address, port))
        .then(
          (connection) => done(null, { connection }),
          (error) => done(error),
        );
    };
    return { ...transportTo(server), pool, getSocket };
  }
}

/** A connection, unless it takes longer than any step may. */
function opened(address: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const timer = setTimeout(() => socket.destroy(timedOut()), stepTimeout);
    socket.once('error', reject).once('connect', () => {
      clearTimeout(timer);
      // From now on it is the mailer's.
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('close', () => clearTimeout(timer));
  });
}

const timedOut = () => Object.assign(new Error('The server did not answer in time.'), { code: 'ETIMEDOUT' });
