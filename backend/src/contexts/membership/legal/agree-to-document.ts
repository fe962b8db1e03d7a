import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { LegalDocumentName } from './legal.dto';
import { AgreementWay } from './legal.enums';
import { LegalDocuments } from './legal-documents';
import { NoteAgreement } from './note-agreement';

/** A member agrees to a version that was published after they came. */
@Injectable()
export class AgreeToDocument {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly note: NoteAgreement,
  ) {}

  /** Whoever has agreed already leaves nothing. Throws `not_found`. */
  async execute(viewer: Viewer, name: LegalDocumentName, version: number): Promise<void> {
    const versions = await this.documents.versionsOf(name);
    if (!versions.some((one) => one.version === version)) throw notFound('version');
    await this.database.transaction(async () => {
      const agreement = { userId: viewer.id, agreed: { [name]: String(version) }, at: this.clock.now() };
      if (!(await this.note.execute({ ...agreement, way: AgreementWay.Page }))) return;
      await this.audit.record(viewer, 'legal-document.agreed', `legal-document:${name}`, { version });
    });
  }
}
