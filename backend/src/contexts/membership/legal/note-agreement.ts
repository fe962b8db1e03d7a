import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { LegalDocumentName } from './legal.dto';
import type { AgreementWay } from './legal.enums';
import type { AgreedDocuments } from './legal-documents';

/** The first time counts. */
const note = {
  name: 'legal-note-agreement',
  text: `insert into membership.legal_agreements as known (user_id, document, version, agreed_at, way, organization_id)
    select $1, agreed.document::membership.legal_document, agreed.version, $4, $5::membership.agreement_way, $6
    from unnest($2::text[], $3::int[]) as agreed (document, version)
    on conflict (user_id, document, version) do update
      set agreed_at = excluded.agreed_at, way = excluded.way, organization_id = excluded.organization_id
      where known.agreed_at is null`,
};

interface Agreement {
  userId: string;
  agreed: Partial<AgreedDocuments>;
  at: Date | string;
  way: AgreementWay;
  organizationId?: string;
}

/** Writes down that a person has agreed to versions of the documents; joins the surrounding transaction. */
@Injectable()
export class NoteAgreement {
  constructor(private readonly database: Database) {}

  /** Answers whether it was not known before. */
  async execute({ userId, agreed, at, way, organizationId }: Agreement): Promise<boolean> {
    const named = Object.values(LegalDocumentName).flatMap((name) => {
      const version = agreed[name];
      return version ? [{ name, version: Number(version) }] : [];
    });
    const values = [
      userId,
      named.map(({ name }) => name),
      named.map(({ version }) => version),
      at,
      way,
      organizationId ?? null,
    ];
    return (await this.database.run(note, values)) > 0;
  }
}
