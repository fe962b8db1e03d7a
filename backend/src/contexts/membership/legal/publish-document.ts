import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { type FieldProblem, refuseWrong } from '../../../platform/http/domain-error';
import { editedMeanwhile } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { documentUnchanged } from '../membership.errors';
import { legalDocumentPublished } from '../membership.topics';
import { applyingDays } from './applying-days';
import { empty } from './discard-draft';
import type { LegalDocumentName } from './legal.dto';
import type { PublishLegalDraftDto } from './legal-desk.dto';
import { LegalDocuments, type LegalText } from './legal-documents';
import { faultsOf } from './legal-text';
import { tellMembers } from './tell-members';

const lock = {
  name: 'legal-lock-draft',
  text: `select body, changes from membership.legal_drafts
    where document = $1 and revision = $2 and body is not null for update`,
};
const publish = {
  name: 'legal-publish',
  text: `insert into membership.legal_versions (document, version, body, changes, published_on, applies_from)
    values ($1, $2, $3, $4, $5, $6)`,
};

/** A draft becomes the version that whoever agrees from now on agrees to. Members are told, and it applies to them from the day that it names. */
@Injectable()
export class PublishDocument {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
  ) {}

  /** Answers its number. Throws `edited_meanwhile`, `document_unchanged` and `invalid_input`. */
  async execute(
    viewer: Viewer,
    name: LegalDocumentName,
    { revision, appliesFrom }: PublishLegalDraftDto,
  ): Promise<number> {
    const facts = await this.documents.facts();
    return this.database.transaction(async () => {
      const draft = await this.database.queryOne<Pick<LegalText, 'body' | 'changes'>>(lock, [name, revision]);
      if (!draft) throw editedMeanwhile();
      const [newest] = await this.documents.versionsOf(name);
      if (newest.body === draft.body) throw documentUnchanged();
      refuseWrong([
        ...this.wrongDay(name, appliesFrom),
        ...(draft.changes ? [] : [{ field: 'changes', message: 'Say what it changes: members are told so' }]),
        ...faultsOf(draft.body, facts).map((message) => ({ field: 'body', message })),
      ]);
      const version = newest.version + 1;
      const { body, changes } = draft;
      const today = this.clock.now().toISOString().slice(0, 10);
      await this.database.run(publish, [name, version, body, changes, today, appliesFrom]);
      await this.database.run(empty, [name, revision]);
      await this.notices.send(legalDocumentPublished, '');
      await this.audit.record(viewer, 'legal-document.published', `legal-document:${name}`, {
        before: { version: newest.version },
        after: { version, appliesFrom, changes },
      });
      await this.jobs.add(tellMembers, {});
      return version;
    });
  }

  private wrongDay(name: LegalDocumentName, appliesFrom: string): FieldProblem[] {
    const { earliest, latest } = applyingDays(name, this.clock.now());
    if (appliesFrom >= earliest && appliesFrom <= latest) return [];
    return [{ field: 'appliesFrom', message: `Choose a day from ${earliest} to ${latest}` }];
  }
}
