import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { appliesTo } from './applying-days';
import { LegalDocumentName, type LegalNewsDto } from './legal.dto';
import { LegalDocuments, type LegalText, toVersion } from './legal-documents';
import { titles } from './legal-text';

const known = {
  name: 'legal-known',
  text: `select document, version, told_at as "toldAt", agreed_at is not null as "isAgreed"
    from membership.legal_agreements where user_id = $1`,
};

interface Known extends Pick<LegalText, 'document' | 'version'> {
  toldAt: string | null;
  isAgreed: boolean;
}

/** What members should know of the Terms and the Privacy Policy. */
@Injectable()
export class LegalNewsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
  ) {}

  /** What came with the product is news to nobody, and asks the database nothing. */
  async of(viewer: Viewer): Promise<LegalNewsDto[]> {
    const newest = await Promise.all(
      Object.values(LegalDocumentName).map(async (name) => (await this.documents.versionsOf(name))[0]),
    );
    const published = newest.filter(({ isBrought }) => !isBrought);
    if (published.length === 0) return [];
    const rows = await this.database.query<Known>(known, [viewer.id]);
    return published.flatMap((text) => {
      const { document } = text;
      const { isAgreed, toldAt } = rows.find((row) => row.document === document && row.version === text.version) ?? {};
      if (isAgreed) return [];
      const appliesFrom = appliesTo(text, toldAt ? new Date(toldAt) : this.clock.now());
      return [{ name: document, title: titles[document], ...toVersion(text), appliesFrom }];
    });
  }
}
