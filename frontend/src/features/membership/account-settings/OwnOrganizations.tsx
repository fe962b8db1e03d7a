import type { Viewer } from '@alliance/api-client/viewer';
import { organizationTypeLabels, roleLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { peopleOf } from '@/features/shared/OrganizationNavigation';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { useAddress } from '@/ui/useAddress';
import JoinOffers from '../join-requests/JoinOffers';

const AddOrganizationDialog = laterDialog(() => import('../organizations/AddOrganizationDialog'));

/** The organizations that a person belongs to, and what they are in each. */
export function OwnOrganizations({ memberships }: { memberships: Viewer['organizations'] }) {
  const [adding, setAdding] = useAddress('add');
  const dialog = <AddOrganizationDialog open={adding !== ''} onClose={() => setAdding('')} />;
  if (memberships.length === 0)
    return (
      <>
        <JoinOffers />
        <EmptyState
          title="No Organizations Yet"
          action={<Button onClick={() => setAdding('1')}>Add Your Organization</Button>}
        >
          Add the organization that you act for, or ask an owner or admin of one to invite you.
        </EmptyState>
        {dialog}
      </>
    );
  return (
    <>
      <JoinOffers />
      <ul className="flex flex-col gap-4" aria-label="Your organizations">
        {memberships.map((membership) => (
          <OrganizationCard key={membership.organization.id} {...membership} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-5" onClick={() => setAdding('1')}>
        Add Organization
      </Button>
      {dialog}
    </>
  );
}

function OrganizationCard({ organization, role, membershipTier }: Viewer['organizations'][number]) {
  const { id, name, type, description, website, createdAt } = organization;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <OrganizationMark organization={organization} />
        <h2 className="min-w-0 break-words text-lg">{name}</h2>
        <Badge>{organizationTypeLabels[type]}</Badge>
        <span className="min-w-0 [&>span]:whitespace-normal">
          <Badge tone="brand">{tierNames[membershipTier]}</Badge>
        </span>
      </div>
      {description && <p className="mt-3 break-words text-ink-2">{description}</p>}
      <p className="mt-3 text-ink-2 text-sm">
        You are {roleLabels[role]} · Member since <DateText at={createdAt} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <LinkButton to={peopleOf(id)} variant="secondary">
          Manage<span className="sr-only"> {name}</span>
        </LinkButton>
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            Visit Website<span className="sr-only"> of {name}, opens in a new tab</span>
          </a>
        )}
      </div>
    </Card>
  );
}
