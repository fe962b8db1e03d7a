import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { alreadySuppressed } from '../notifications.errors';
import { Suppressions } from './suppressions';
import type { AddSuppressionDto } from './suppressions.dto';

/** An operator has an address get no mail from now on; what waits for it is not sent either. */
@Injectable()
export class AddSuppression {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly suppressions: Suppressions,
  ) {}

  /** Answers the id; throws `already_suppressed`. */
  async execute(operator: Viewer, { address, cause, note }: AddSuppressionDto): Promise<string> {
    return this.database.transaction(async () => {
      const addedBy = `admin:${operator.id}`;
      const id = await this.suppressions.add({ address, cause, note, addedBy });
      if (!id) throw alreadySuppressed();
      await this.audit.record(operator, 'suppression.added', `suppression:${id}`, { cause, note });
      return id;
    });
  }
}
