import type { OrganizationPageDto } from '@alliance/api-client/profile';
import type { ReactNode } from 'react';
import { openingLabels } from '@/content/directory';
import { organizationTypeLabels, roleLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Badge } from '@/ui/Badge';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText, DayText } from '@/ui/DateText';
import { Icon } from '@/ui/Icon';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { PageHeader } from '@/ui/PageHeader';
import { PersonPicture } from '@/ui/PersonPicture';
import { AnswerRecord, Work } from './OrganizationWork';
import { Part } from './Part';
import { placeOf, proofLabels } from './profile-words';

interface OrganizationArticleProps {
  organization: OrganizationPageDto;
  above?: ReactNode;
  actions?: ReactNode;
  /** Left out where the page is read without script, which could not ask for it. */
  work?: boolean;
}

/** What an organization is, what it seeks and offers, who is in it and what it does. */
export function OrganizationArticle({ organization, above, actions, work = true }: OrganizationArticleProps) {
  const {
    id,
    name,
    type,
    tier,
    verified,
    memberSince,
    lastActiveOn,
    description,
    website,
    standing,
    interests,
    people,
  } = organization;
  return (
    <article>
      <PageHeader
        above={above}
        title={
          <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <OrganizationMark organization={organization} size="large" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </span>
        }
        actions={actions}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <div>
            <div className="flex flex-wrap gap-1.5">
              {verified && <Badge tone="green">{verified.domain ? `Verified: ${verified.domain}` : 'Verified'}</Badge>}
              <Badge tone="blue">{organizationTypeLabels[type]}</Badge>
            </div>
            {description && (
              <p className="mt-4 max-w-prose whitespace-pre-line text-ink [overflow-wrap:anywhere]">{description}</p>
            )}
          </div>
          <SeeksAndOffers organization={organization} />
          {work && <Work id={id} />}
          {people.length > 0 && (
            <Part title="People">
              <ul aria-label="People" className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
                {people.map(({ firstName, lastName, headline, profileImageUrl, role }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                  <li key={n} className="flex min-w-0 items-center gap-3 [overflow-wrap:anywhere]">
                    <PersonPicture name={`${firstName} ${lastName}`} imageUrl={profileImageUrl} organizationId={id} />
                    <span className="min-w-0">
                      {firstName} {lastName}
                      <span className="block text-ink-2 text-sm">{headline || roleLabels[role]}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <Card className="self-start">
          <h2 className="mb-4 text-lg">Details</h2>
          <Facts
            facts={[
              ['Location', placeOf(organization)],
              ['Plan', tierNames[tier]],
              ['Member since', <DateText key="since" at={memberSince} />],
              ['Last active', lastActiveOn && <DayText key="active" on={lastActiveOn} />],
              ['Website', website && <Website key="website" address={website} />],
              ['Verified', verified && <Verified key="verified" verified={verified} />],
            ]}
          />
          {interests.length > 0 && (
            <div className="mt-4">
              <h3 className="mb-2 text-ink-3 text-xs">Interested in</h3>
              <Tags tags={interests} />
            </div>
          )}
          {work && <AnswerRecord id={id} />}
          {standing === 'own' && (
            <p className="mt-4 border-line border-t pt-4 text-ink-2 text-sm">
              You see all of it, as one of its people. Others see what its profile says.
            </p>
          )}
        </Card>
      </div>
    </article>
  );
}

function SeeksAndOffers({ organization: { seeks, offers, openTo } }: Pick<OrganizationArticleProps, 'organization'>) {
  if (!seeks && !offers && openTo.length === 0) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {seeks && <Said title="Seeks">{seeks}</Said>}
      {offers && <Said title="Offers">{offers}</Said>}
      {openTo.length > 0 && (
        <Part title="Open to">
          <ul aria-label="Open to" className="flex flex-wrap gap-1.5">
            {openTo.map((opening) => (
              <li key={opening}>
                <Badge tone="brand">{openingLabels[opening]}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <Part title={title}>
    <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
  </Part>
);

function Website({ address }: { address: string }) {
  return (
    <a
      href={address}
      rel="nofollow noopener ugc"
      className="underline decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
    >
      {address.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
    </a>
  );
}

const Verified = ({ verified: { at, by } }: { verified: NonNullable<OrganizationPageDto['verified']> }) => (
  <>
    <Icon name="check" className="mr-1 inline size-4 text-success" />
    {proofLabels[by]}, <DateText at={at} />
  </>
);
