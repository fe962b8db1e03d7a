import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { applyingDays } from './applying-days';
import { broughtVersions } from './brought-texts';
import type { LegalDocumentName } from './legal.dto';
import type { LegalDeskDto, LegalDraftDto } from './legal-desk.dto';
import { LegalDocuments, toVersion } from './legal-documents';
import { sectionsOf, titles } from './legal-text';

const draftOf = {
  name: 'legal-draft',
  text: `select body, changes, saved_at as "savedAt", revision from membership.legal_drafts where document = $1`,
};
const standings = {
  name: 'legal-standings',
  text: `select version, count(told_at)::int as told, count(agreed_at)::int as agreed
    from membership.legal_agreements where document = $1 group by version`,
};

interface DraftRow extends Omit<LegalDraftDto, 'body' | 'savedAt' | 'sections'> {
  body: string | null;
  savedAt: string | null;
  revision: number;
}

/** A document as super admins see it: what was published, who knows of it, and what is written next. */
@Injectable()
export class LegalDeskQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
  ) {}

  async find(name: LegalDocumentName): Promise<LegalDeskDto> {
    const [versions, facts, draft, counts] = await Promise.all([
      this.documents.versionsOf(name),
      this.documents.facts(),
      this.database.one<DraftRow>(draftOf, [name]),
      this.database.query<{ version: number; told: number; agreed: number }>(standings, [name]),
    ]);
    const [newest] = versions;
    const { body, changes, savedAt, revision } = draft;
    return {
      name,
      title: titles[name],
      versions: versions.map((text) => {
        const { told = 0, agreed = 0 } = counts.find(({ version }) => version === text.version) ?? {};
        return { ...toVersion(text), isBrought: text.isBrought, told, agreed };
      }),
      newestBody: newest.body,
      draft: body !== null && savedAt !== null ? { body, changes, savedAt, sections: sectionsOf(body, facts) } : null,
      revision,
      brought: broughtSince(
        name,
        versions.map((text) => text.body),
      ),
      ...applyingDays(name, this.clock.now()),
      places: [...facts].map(([place, says]) => ({ name: place, says })),
    };
  }
}

/** What a release has brought after the first one of this installation, and nobody has published as it is. */
function broughtSince(name: LegalDocumentName, published: string[]): string | null {
  const brought = broughtVersions(name)[0]?.body;
  return brought && !published.includes(brought) ? brought : null;
}
