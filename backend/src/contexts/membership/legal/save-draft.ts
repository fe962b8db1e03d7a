import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { refuseWrong } from '../../../platform/http/domain-error';
import { editedMeanwhile } from '../../../platform/http/problems';
import { mostNamed } from '../../../platform/http/validation';
import type { Viewer } from '../../../platform/http/viewer';
import type { LegalDocumentName } from './legal.dto';
import type { SaveLegalDraftDto } from './legal-desk.dto';
import { LegalDocuments } from './legal-documents';
import { faultsOf } from './legal-text';

const save = {
  name: 'legal-save-draft',
  text: `update membership.legal_drafts set body = $3, changes = $4, saved_at = $5, revision = revision + 1
    where document = $1 and revision = $2`,
};

/** A super admin writes the next version of a document, which nobody else sees before it is published. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
  ) {}

  /** Throws `edited_meanwhile`, and `invalid_input` for a text that could not be shown as it is meant. */
  async execute(
    viewer: Viewer,
    name: LegalDocumentName,
    { body, changes, revision }: SaveLegalDraftDto,
  ): Promise<void> {
    const faults = faultsOf(body, await this.documents.facts());
    refuseWrong(faults.slice(0, mostNamed).map((message) => ({ field: 'body', message })));
    await this.database.transaction(async () => {
      const values = [name, revision, body, changes, this.clock.now()];
      if ((await this.database.run(save, values)) === 0) throw editedMeanwhile();
      await this.audit.record(viewer, 'legal-draft.saved', `legal-document:${name}`, {
        before: { revision },
        after: { revision: revision + 1 },
      });
    });
  }
}
