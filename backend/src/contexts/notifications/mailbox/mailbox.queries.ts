import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { CaughtMessageDto, CaughtMessageSummaryDto } from './mailbox.dto';

const summary = 'id, to_name as "toName", to_address as "toAddress", subject, sent_at as "sentAt"';
const newest = {
  name: 'mailbox-newest',
  text: `select ${summary} from notifications.messages where html is not null order by sent_at desc limit 200`,
};
const one = {
  name: 'mailbox-one',
  text: `select ${summary}, text from notifications.messages where id = $1 and html is not null`,
};
const html = {
  name: 'mailbox-html',
  text: 'select html from notifications.messages where id = $1 and html is not null',
};

@Injectable()
export class MailboxQueries {
  constructor(private readonly database: Database) {}

  async newest(): Promise<CaughtMessageSummaryDto[]> {
    return this.database.query<CaughtMessageSummaryDto>(newest);
  }

  async one(id: string): Promise<CaughtMessageDto | undefined> {
    return this.database.queryOne<CaughtMessageDto>(one, [id]);
  }

  async htmlOf(id: string): Promise<string | undefined> {
    return (await this.database.queryOne<{ html: string }>(html, [id]))?.html;
  }
}
