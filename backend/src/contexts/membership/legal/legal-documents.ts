import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { definedDays } from '../../../platform/settings/define-setting';
import { legalDocumentPublished } from '../membership.topics';
import { LegalDocumentName, type LegalVersionDto } from './legal.dto';

/** By their versions. */
export interface AgreedDocuments {
  terms: string;
  privacy: string;
}

export interface LegalText {
  document: LegalDocumentName;
  version: number;
  body: string;
  changes: string;
  publishedOn: string;
  appliesFrom: string;
  isBrought: boolean;
}

export const toVersion = ({ version, publishedOn, appliesFrom, changes }: LegalText): LegalVersionDto => ({
  version: String(version),
  date: publishedOn,
  appliesFrom,
  changes,
});

const published = {
  name: 'legal-versions',
  text: `select document, version, body, changes, published_on::text as "publishedOn", applies_from::text as "appliesFrom",
      is_brought as "isBrought"
    from membership.legal_versions order by document, version desc`,
};

/** What has been published of the Terms and the Privacy Policy, as all processes see it within a second. */
@Injectable()
export class LegalDocuments {
  private readonly cache: Cache<readonly LegalText[]>;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly settings: AllianceSettings,
    notices: Notices,
  ) {
    this.cache = new Cache(database, notices, { name: 'legal-documents', max: 1, topics: [legalDocumentPublished] });
  }

  /** All versions of a document, newest first: whoever agrees now agrees to the first. */
  async versionsOf(name: LegalDocumentName): Promise<[LegalText, ...LegalText[]]> {
    const all = await this.cache.get('all', () => this.database.query<LegalText>(published));
    const [newest, ...rest] = (all ?? []).filter(({ document }) => document === name);
    if (!newest) throw new Error(`There is no document ${name}`);
    return [newest, ...rest];
  }

  /** What applies today to who was a member before the newest version was published. */
  forMembers(versions: readonly LegalText[]): LegalText | undefined {
    const today = this.clock.now().toISOString().slice(0, 10);
    return versions.find(({ appliesFrom }) => appliesFrom <= today);
  }

  /** What whoever agrees to the terms now agrees to. Ask before a transaction: inside of one it is read anew. */
  async inForce(): Promise<AgreedDocuments> {
    const [[terms], [privacy]] = await Promise.all([
      this.versionsOf(LegalDocumentName.Terms),
      this.versionsOf(LegalDocumentName.Privacy),
    ]);
    return { terms: String(terms.version), privacy: String(privacy.version) };
  }

  /** What texts may name: days as the settings say them, and what the configuration says of the operator. */
  async facts(): Promise<Map<string, string>> {
    const operator = Object.entries(this.config.operator);
    const days = await Promise.all(
      definedDays().map(
        async (setting): Promise<[string, string]> => [setting.name, String(await this.settings.days(setting))],
      ),
    );
    return new Map([...days, ...operator.map(([name, fact]): [string, string] => [`operator.${name}`, fact])]);
  }
}
