import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { declaredMails } from '../../../platform/mail/define-mail';
import { SuppressionCause } from './suppression.enums';

const find = {
  name: 'suppressions-find',
  text: 'select cause from notifications.suppressions where address = lower($1)',
};
const add = {
  name: 'suppressions-add',
  text: `insert into notifications.suppressions (address, cause, note, message_id, added_by)
    values (lower($1), $2, $3, $4, $5) on conflict do nothing returning id`,
};

interface NewSuppression {
  address: string;
  cause: SuppressionCause;
  note: string;
  messageId?: string;
  addedBy: string;
}

/** The addresses that get no mail. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Whether an address gets no mail of a kind. What guards an account is kept from nobody but where a server knows no such recipient. */
  async hold(address: string, template: string): Promise<boolean> {
    const cause = (await this.database.queryOne<{ cause: SuppressionCause }>(find, [address]))?.cause;
    if (!cause) return false;
    return cause === SuppressionCause.Bounce || !declaredMails().get(template)?.guardsAccount;
  }

  /** Answers the id; nothing where the address is there already. */
  async add({ address, cause, note, messageId, addedBy }: NewSuppression): Promise<string | undefined> {
    return (await this.database.queryOne<{ id: string }>(add, [address, cause, note, messageId, addedBy]))?.id;
  }

  /** A server knows no such recipient: nothing more is sent there. */
  async addBounced(address: string, note: string, messageId: string): Promise<void> {
    const id = await this.add({ address, cause: SuppressionCause.Bounce, note, messageId, addedBy: 'system' });
    if (id) await this.audit.record('system', 'suppression.added', `suppression:${id}`, { cause: 'bounce', messageId });
  }
}
