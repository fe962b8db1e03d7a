import { Module } from '@nestjs/common';
import { AgreeToDocument } from './agree-to-document';
import { AgreementsQueries } from './agreements.queries';
import { DiscardDraft } from './discard-draft';
import { ExportAgreements } from './export-agreements';
import { LegalController } from './legal.controller';
import { LegalDeskController } from './legal-desk.controller';
import { LegalDeskQueries } from './legal-desk.queries';
import { LegalDocuments } from './legal-documents';
import { LegalNewsController } from './legal-news.controller';
import { LegalNewsQueries } from './legal-news.queries';
import { NoteAgreement } from './note-agreement';
import { PublishDocument } from './publish-document';
import { SaveDraft } from './save-draft';
import { TellMembers } from './tell-members';

/** The Terms and the Privacy Policy: their versions, who is told of them, and who has agreed. */
@Module({
  controllers: [LegalController, LegalDeskController, LegalNewsController],
  providers: [
    AgreeToDocument,
    AgreementsQueries,
    DiscardDraft,
    ExportAgreements,
    LegalDeskQueries,
    LegalDocuments,
    LegalNewsQueries,
    NoteAgreement,
    PublishDocument,
    SaveDraft,
    TellMembers,
  ],
  exports: [LegalDocuments, NoteAgreement],
})
export class LegalModule {}
