import { type OrganizationRecordDetailDto, useGetOrganizationRecordQuery } from '@alliance/api-client/records';
import { Link } from 'react-router-dom';
import { organizationTypeLabels, roleLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { countedWork } from '@/features/shared/counted-work';
import { FeatureButton } from '@/features/shared/feature/FeatureButton';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/browse/Facts';
import { counted } from '@/ui/count';
import { DateText, DayText, MomentText } from '@/ui/DateText';
import { PanelLink } from '../PanelLink';
import { OrganizationActs } from './OrganizationActs';
import { RecordHistory } from './RecordHistory';
import { RecordPanel } from './RecordPanel';
import { organizationStateLabels, organizationStateTones, verifiedLabels } from './record-words';

/** One organization beside the list: its people, plan and work, what was done about it, and what can be. */
export default function OrganizationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const result = useGetOrganizationRecordQuery({ id });
  return (
    <RecordPanel noun="organization" title={result.currentData?.name} result={result} onClose={onClose}>
      {(organization) => <Opened key={organization.id} organization={organization} />}
    </RecordPanel>
  );
}

function Opened({ organization }: { organization: OrganizationRecordDetailDto }) {
  const { state, verifiedBy, suspendedAt, suspensionReason, closedAt, mergedInto, trialEndsAt } = organization;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={organizationStateTones[state]}>{organizationStateLabels[state]}</Badge>
        {verifiedBy && <Badge tone="brand">Verified</Badge>}
        {organization.isFeatured && <Badge tone="purple">Featured</Badge>}
      </div>
      {suspendedAt && (
        <p className="rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          Suspended since <MomentText at={suspendedAt} />: {suspensionReason}
        </p>
      )}
      {closedAt && (
        <p className="rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          {mergedInto ? (
            <>
              It was merged into{' '}
              <PanelLink name="organization" id={mergedInto.id}>
                {mergedInto.name}
              </PanelLink>
            </>
          ) : (
            'It left the alliance'
          )}
          , <MomentText at={closedAt} />.
        </p>
      )}
      <Facts
        facts={[
          ['Type', organizationTypeLabels[organization.type]],
          ['Plan', tierNames[organization.tier]],
          ['On trial until', trialEndsAt && <DateText at={trialEndsAt} />],
          [
            'Verified',
            verifiedBy && organization.verifiedAt ? (
              <>
                {verifiedLabels[verifiedBy]}, <DateText at={organization.verifiedAt} />
              </>
            ) : (
              verifiedLabels.none
            ),
          ],
          ['Member ID', organization.memberIds.join(', ')],
          ['Domains', organization.domains.join(', ')],
          ['Connections', counted(organization.connectionCount)],
          ['Active projects', countedWork(organization.activeProjects)],
          ['Last active', organization.lastActiveOn && <DayText on={organization.lastActiveOn} />],
          ['Registered', <DateText key="since" at={organization.createdAt} />],
          [
            'Website',
            organization.website && (
              <a
                href={organization.website}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="break-all text-brand underline underline-offset-4"
              >
                {organization.website.replace(/^https?:\/\//, '')}
              </a>
            ),
          ],
        ]}
      />
      <section aria-label="People">
        <h3 className="font-semibold">People</h3>
        {organization.people.length === 0 && <p className="mt-2 text-ink-2 text-sm">Nobody belongs to it.</p>}
        <ul className="mt-2 space-y-1 text-sm">
          {organization.people.map(({ id, name, email, role }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <Link
                to={`/admin/people?person=${id}`}
                className="inline-flex min-h-9 items-center text-brand underline underline-offset-4"
              >
                {name || email}
              </Link>{' '}
              <span className="text-ink-3">
                {roleLabels[role]}, {email}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {state !== 'closed' && (
        <section aria-label="Acts">
          <h3 className="font-semibold">Acts</h3>
          <div className="mt-2 flex flex-wrap gap-3">
            {state === 'active' && <FeatureButton organization={organization} />}
            <OrganizationActs organization={organization} />
          </div>
          {verifiedBy === 'domain' && (
            <p className="mt-2 text-ink-2 text-sm">
              A domain that it has proven verifies it: nobody decides that here.
            </p>
          )}
        </section>
      )}
      <RecordHistory subject={`organization:${organization.id}`} />
    </div>
  );
}
