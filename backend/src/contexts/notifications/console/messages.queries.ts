import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { periodOf } from '../../../platform/http/dates';
import { notFound } from '../../../platform/http/domain-error';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Condition, countedRows, fewRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import type { WrittenMail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { Message } from '../messages/message.entity';
import { MessageStatus } from '../messages/message.enums';
import { valuesPurpose } from '../messages/message-jobs';
import { legible } from '../templates/legible-values';
import { Templates } from '../templates/templates';
import type { MessageDetailDto, MessageDto, MessageFilter, ThreadMessageDto } from './messages.dto';

const table = 'notifications.messages';
const status = `case when state = 'queued' and deferred then 'deferred' else state::text end`;
const columns = `id, template, subject, to_name as "toName", to_address as "toAddress", ${status} as state, attempts,
  last_error as "lastError", resend_of is not null as "isResend", queued_at as "createdAt", sent_at as "sentAt"`;

/** The beginning of an address is looked up in the order of bytes, as an index has it. */
const conditions: Record<string, Condition> = {
  state: (given) => `state = ${given}::notifications.message_state`,
  deferred: (given) => `deferred = ${given}::boolean`,
  template: (given) => `template = ${given}`,
  recipient: (given) => `lower(to_address) collate "C" >= lower(${given})
    and lower(to_address) collate "C" < lower(${given}) || chr(1114111)`,
  from: (given) => `queued_at >= ${given}::timestamptz`,
  until: (given) => `queued_at < ${given}::timestamptz`,
};

const thread = {
  name: 'messages-thread',
  text: `select id, ${status} as state, queued_at as "queuedAt" from ${table} where id = $1 or resend_of = $1
    order by queued_at, id limit 100`,
};
const suppression = {
  name: 'messages-suppression',
  text: 'select id from notifications.suppressions where address = lower($1)',
};

type Row = Omit<MessageDto, 'queuedAt'> & { createdAt: string };

/** All mail of the platform, as operators read it. */
@Injectable()
export class MessagesQueries {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly templates: Templates,
  ) {}

  async list(filter: MessageFilter): Promise<Page<MessageDto>> {
    const { template, recipient, cursor, limit } = filter;
    const asked = Object.entries({ ...standing(filter), template, recipient, ...periodOf(filter) }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const given = Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition]));
    const values = asked.map(([, value]) => value);
    const { createdAt, id } = fromCursor(cursor);
    const { total } = await this.database.one<{ total: number }>(countedRows(table, given), values);
    const few = total <= fewRows && values.length > 0;
    const page = narrowedPage(table, columns, given, few, 'queued_at');
    const rows = await this.database.query<Row>(page, [createdAt, id, limit + 1, ...values]);
    return toPage(rows, limit, capped(total), toMessage);
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<MessageDetailDto> {
    const message = await this.read(id);
    const [said, ofThread, suppressed] = await Promise.all([
      this.said(message),
      this.database.query<ThreadMessageDto>(thread, [message.resendOf ?? id]),
      this.database.queryOne<{ id: string }>(suppression, [message.toAddress]),
    ]);
    const { template, subject, toName, toAddress, attempts, lastError, about, tries } = message;
    return {
      id,
      ...{ template, subject, toName, toAddress, attempts, lastError, about, tries },
      state: message.status,
      isResend: message.resendOf !== null,
      queuedAt: message.queuedAt.toISOString(),
      sentAt: message.sentAt?.toISOString() ?? null,
      text: said?.text ?? null,
      thread: ofThread.length > 1 ? ofThread : [],
      suppressionId: suppressed?.id ?? null,
    };
  }

  /** Throws `not_found`, also where what it said is not kept. */
  async htmlOf(id: string): Promise<string> {
    const said = this.said(await this.read(id));
    if (!said) throw notFound('message');
    return said.html;
  }

  private async read(id: string): Promise<Message> {
    const message = await this.database.manager.findOneBy(Message, { id });
    if (!message) throw notFound('message');
    return message;
  }

  /** Written anew, so that the links in it lead nowhere; nothing where it cannot be any more. */
  private said({ template, sealedValues }: Message): WrittenMail | undefined {
    const values = sealedValues && this.secrets.open<Record<string, unknown>>(valuesPurpose, sealedValues);
    return values ? this.templates.renderIfKnown(template, legible(values)) : undefined;
  }
}

/** Messages that the server has put off are queued ones. */
function standing({ state }: MessageFilter): { state?: string; deferred?: boolean } {
  if (state === MessageStatus.Queued) return { state, deferred: false };
  if (state === MessageStatus.Deferred) return { state: MessageStatus.Queued, deferred: true };
  return { state };
}

const toMessage = ({ createdAt, sentAt, ...row }: Row): MessageDto => ({ ...row, queuedAt: createdAt, sentAt });
