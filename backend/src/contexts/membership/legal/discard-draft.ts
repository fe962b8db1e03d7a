import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { editedMeanwhile } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import type { LegalDocumentName } from './legal.dto';

export const empty = {
  name: 'legal-empty-draft',
  text: `update membership.legal_drafts set body = null, changes = '', saved_at = null, revision = revision + 1
    where document = $1 and revision = $2 and body is not null`,
};

/** A super admin gives up the next version of a document. */
@Injectable()
export class DiscardDraft {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `edited_meanwhile`, also where there is no draft any more. */
  async execute(viewer: Viewer, name: LegalDocumentName, revision: number): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(empty, [name, revision])) === 0) throw editedMeanwhile();
      await this.audit.record(viewer, 'legal-draft.discarded', `legal-document:${name}`, {
        before: { revision },
        after: null,
      });
    });
  }
}
