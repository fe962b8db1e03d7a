import { problemText } from '@alliance/api-client/problem';
import { type TeamDto, useGetTeamQuery } from '@alliance/api-client/team';
import { useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OrganizationNavigation, peopleOf } from '@/features/shared/OrganizationNavigation';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { UsageBar } from '@/ui/UsageBar';
import { useAddress } from '@/ui/useAddress';
import { TeamRequests } from '../join-requests/TeamRequests';
import { InvitationEntry } from './InvitationEntry';
import { PersonEntry } from './PersonEntry';

const InvitePeopleDialog = laterDialog(() => import('./InvitePeopleDialog'));

const back = <BackLink to="/">Home</BackLink>;

/** Who belongs to an organization, who is invited, and how many seats are left. */
export default function PeoplePage() {
  const { organizationId = '' } = useParams();
  const { currentData: team, error, isFetching, refetch } = useGetTeamQuery({ organizationId });
  const { viewer } = useViewer();
  const [inviting, setInviting] = useAddress('invite');
  usePageTitle(team && `People of ${team.organizationName}`);

  if (!team || !viewer)
    return <NothingToShow noun="People" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const you = team.people.find(({ id }) => id === viewer.id);
  const leads = you?.role === 'owner' || you?.role === 'admin';
  const isSuspended = viewer.organizations.some(
    ({ organization }) => organization.id === organizationId && organization.isSuspended,
  );
  const mayChange = leads && !isSuspended;
  return (
    <>
      <PageHeader
        above={back}
        title="People"
        description={team.organizationName}
        actions={
          <>
            <OrganizationChooser organizationId={organizationId} />
            {mayChange && (
              <Button className="self-end" onClick={() => setInviting('1')}>
                Invite People
              </Button>
            )}
          </>
        }
      />
      <OrganizationNavigation organizationId={organizationId} />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The people" stale retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <div className="flex flex-col gap-5 md:gap-6">
        {mayChange && (
          <TeamRequests
            organization={{ id: organizationId, name: team.organizationName }}
            mayLetOwnersIn={you.role === 'owner'}
          />
        )}
        <Seats seats={team.seats} />
        <Entries title="Members">
          {team.people.map((person) => (
            <PersonEntry key={person.id} {...{ person, team, you, organizationId, isSuspended }} />
          ))}
        </Entries>
        {leads && (
          <Entries title="Invitations" empty="Nobody is invited. An invitation works for 14 days.">
            {team.invitations.map((invitation) => (
              <InvitationEntry
                key={invitation.id}
                invitation={invitation}
                organizationId={organizationId}
                mayChange={mayChange && (you.role === 'owner' || invitation.role !== 'owner')}
              />
            ))}
          </Entries>
        )}
      </div>
      {mayChange && (
        <InvitePeopleDialog
          open={inviting !== ''}
          organization={{ id: organizationId, name: team.organizationName }}
          mayInviteOwners={you.role === 'owner'}
          onClose={() => setInviting('')}
        />
      )}
    </>
  );
}

function Seats({ seats: { used, limit } }: Pick<TeamDto, 'seats'>) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">Seats</h2>
        <p className="text-sm tabular-nums">
          {limit === null
            ? `${used} used, no limit`
            : limit === 0 && used > 0
              ? `${used} used, none in the plan`
              : `${used} of ${limit} used`}
        </p>
      </div>
      {limit !== null && (
        <div className="mt-3">
          <UsageBar used={used} limit={limit} />
        </div>
      )}
      <p className="mt-2 text-ink-2 text-sm">
        {limit === 0 && used === 0
          ? 'The plan is for the owner alone.'
          : 'People beside the owner, and invitations that have not expired.'}
      </p>
    </Card>
  );
}

function Entries({ title, empty, children }: { title: string; empty?: string; children: ReactNode[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children.length === 0 ? (
          <p className="mt-3 text-ink-2">{empty}</p>
        ) : (
          <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
            {children}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** For who belongs to several. */
function OrganizationChooser({ organizationId }: { organizationId: string }) {
  const navigate = useNavigate();
  const organizations = useViewer().viewer?.organizations ?? [];
  if (organizations.length < 2) return null;
  return (
    <Field label="Organization" className="print:hidden">
      <NativeSelect
        options={organizations.map(({ organization: { id, name } }) => ({ value: id, label: name }))}
        value={organizationId}
        onChange={({ target }) => navigate(peopleOf(target.value))}
      />
    </Field>
  );
}
