import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';

const lift = {
  name: 'suppressions-lift',
  text: 'delete from notifications.suppressions where id = $1 returning cause',
};

/** An operator takes an address off the list, and says why. What was not sent meanwhile stays unsent. */
@Injectable()
export class LiftSuppression {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `not_found`. */
  async execute(operator: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const lifted = await this.database.queryOne<{ cause: string }>(lift, [id]);
      if (!lifted) throw notFound('suppression');
      await this.audit.record(operator, 'suppression.lifted', `suppression:${id}`, { cause: lifted.cause, reason });
    });
  }
}
