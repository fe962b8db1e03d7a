import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { dayInWords } from '../../../platform/clock/day-in-words';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { appliesTo } from './applying-days';
import { LegalDocumentName } from './legal.dto';
import { legalDocumentChanged } from './legal.mails';
import { LegalDocuments, type LegalText } from './legal-documents';
import { titles } from './legal-text';

export const tellMembers = 'tell-members-of-documents';
const tellNext = 'tell-next-members-of-document';

/** Of one job, which then adds the next. */
const atOnce = 100;
const untold = {
  name: 'legal-untold',
  text: `select u.id, split_part(u.first_name, ' ', 1) as "firstName", trim(u.first_name || ' ' || u.last_name) as name, u.email as address
    from membership.users u
    where u.id > $3 and u.erased_at is null
      and exists (select from membership.user_organizations m where m.user_id = u.id and m.is_active)
      and not exists (select from membership.legal_agreements a where a.user_id = u.id and a.document = $1 and a.version = $2)
    order by u.id limit ${atOnce}`,
};
const note = {
  name: 'legal-note-told',
  text: `insert into membership.legal_agreements (user_id, document, version, told_at)
    select id, $2, $3, $4 from unnest($1::uuid[]) as told (id)
    on conflict (user_id, document, version) do nothing returning user_id as id`,
};
const first = '00000000-0000-0000-0000-000000000000';

interface Place {
  document: LegalDocumentName;
  /** The last one who was told. */
  after: string;
}

interface Told {
  id: string;
  firstName: string;
  name: string;
  address: string;
}

/** Tells everybody who was here before of a newly published version, once. Every hour again, for who confirms only now what they have registered before. */
@Injectable()
export class TellMembers implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.every('49 * * * *', tellMembers, () => this.execute());
    this.jobs.handle(tellNext, (payload) => this.tellFrom(payload as Place));
  }

  async execute(): Promise<void> {
    for (const document of Object.values(LegalDocumentName)) await this.tellFrom({ document, after: first });
  }

  /** Those who come next after somebody, of whom the job that follows knows. */
  private async tellFrom({ document, after }: Place): Promise<void> {
    const [newest] = await this.documents.versionsOf(document);
    if (newest.isBrought) return;
    const people = await this.database.query<Told>(untold, [document, newest.version, after]);
    const last = people.at(-1);
    if (!last) return;
    await this.database.transaction(async () => {
      await this.tell(newest, people);
      if (people.length === atOnce) await this.jobs.add(tellNext, { document, after: last.id });
    });
  }

  private async tell(text: LegalText, people: Told[]): Promise<void> {
    const { document, version, changes } = text;
    const now = this.clock.now();
    const ids = people.map(({ id }) => id);
    const noted = await this.database.query<{ id: string }>(note, [ids, document, version, now]);
    const isNoted = new Set(noted.map(({ id }) => id));
    await this.mail.queueEach(
      legalDocumentChanged,
      people
        .filter(({ id }) => isNoted.has(id))
        .map(({ id, firstName, name, address }) => ({
          to: { personId: id, name, address },
          values: {
            firstName,
            title: titles[document],
            changes,
            appliesOn: dayInWords(appliesTo(text, now)),
            isTerms: document === LegalDocumentName.Terms,
            link: `${this.config.appUrl}/${document}`,
          },
          about: `legal-document:${document}-${version}`,
        })),
    );
  }
}
