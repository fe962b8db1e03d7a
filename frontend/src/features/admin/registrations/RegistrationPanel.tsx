import { isApiError, problemText } from '@alliance/api-client/problem';
import { type RegistrationDetailDto, useGetRegistrationQuery } from '@alliance/api-client/registry';
import { Link } from 'react-router-dom';
import { countryName } from '@/content/countries';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { RegistrationThread } from '@/features/shared/registrations/RegistrationThread';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts, Tags } from '@/ui/browse/Facts';
import { DateText, MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { RegistrationActs } from './RegistrationActs';
import { ReviewForm } from './ReviewForm';
import { emailLabels, emailTones, recordLabels, signLabels, statusLabels, statusTones } from './registration-words';

interface RegistrationPanelProps {
  memberId: string;
  /** To the one before and after it in the list; absent where there is none. */
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

/** One registration beside the list: what it says, who else is like it, and its review. */
export default function RegistrationPanel({ memberId, onPrevious, onNext, onClose }: RegistrationPanelProps) {
  const { currentData: registration, error, isFetching, refetch } = useGetRegistrationQuery({ memberId });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={registration?.organizationName ?? 'Registration'}
      description={memberId}
    >
      <div className="mb-5 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Button>
        <Button variant="secondary" disabled={!onNext} onClick={onNext}>
          Next
        </Button>
      </div>
      {registration && <Opened key={registration.id} registration={registration} onNext={onNext} />}
      {!registration && isAbsent && <p>There is no such registration.</p>}
      {!registration && !isAbsent && error ? (
        <LoadFailure what="The registration" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!registration && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}

function Opened({ registration, onNext }: { registration: RegistrationDetailDto; onNext?: () => void }) {
  const { status, emailState, website, organizationLinkedIn, contactLinkedIn, records, waitingSince } = registration;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        <Badge tone={emailTones[emailState]}>{emailLabels[emailState]}</Badge>
        {registration.deletedAt && <Badge tone="red">Deleted</Badge>}
        {registration.activated && <Badge tone="brand">Made theirs</Badge>}
        {registration.awaitsReview && <Badge tone="yellow">May only read until approved</Badge>}
        {registration.closed && !registration.mergedInto && <Badge>Has left the alliance</Badge>}
      </div>
      {registration.mergedInto && (
        <p className="rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          Its organization was merged into{' '}
          <Link
            to={`/admin/organizations?organization=${registration.mergedInto.id}`}
            className="inline-flex min-h-9 items-center text-brand underline underline-offset-4"
          >
            {registration.mergedInto.name}
          </Link>
          , to which {registration.id} leads.
        </p>
      )}
      {registration.decisionReason && (
        <p className="whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          {registration.decisionReason}
        </p>
      )}
      <Facts
        facts={[
          ['Contact', registration.contactName],
          ['Role', registration.role],
          [
            'E-mail',
            <span key="email" className="[overflow-wrap:anywhere]">
              {registration.email}
            </span>,
          ],
          ['Phone', registration.phone],
          ['Type', organizationTypeLabels[registration.organizationType]],
          ['Plan', tierNames[registration.selectedPlan]],
          ['Industry', registration.industry],
          ['Size', registration.size],
          ['Country', registration.country && countryName(registration.country)],
          ['Registered', <MomentText key="at" at={registration.createdAt} />],
          [
            'Waits again since',
            waitingSince && waitingSince !== registration.createdAt && <MomentText key="since" at={waitingSince} />,
          ],
          ['Website', website && <Address address={website} />],
          ['Organization at LinkedIn', organizationLinkedIn && <Address address={organizationLinkedIn} />],
          ['Contact at LinkedIn', contactLinkedIn && <Address address={contactLinkedIn} />],
          ['News by mail', registration.agreeMarketing ? 'Agreed' : 'Not agreed'],
        ]}
      />
      {registration.description && (
        <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{registration.description}</p>
      )}
      <Tags tags={registration.interests} />
      <Duplicates registration={registration} />
      <RegistrationThread messages={registration.messages} us="The alliance" them={registration.contactName} />
      <ReviewForm key={status} registration={registration} onNext={onNext} />
      <RegistrationActs registration={registration} />
      {records.length > 0 && (
        <section aria-label="History">
          <h3 className="font-semibold">History</h3>
          <ol className="mt-2 space-y-1 text-sm">
            {records.map(({ action, at, reason }) => (
              <li key={`${action} ${at}`}>
                {recordLabels[action] ?? action} <span className="text-ink-3">on</span> <MomentText at={at} />
                {reason && <span className="block text-ink-2 [overflow-wrap:anywhere]">{reason}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const Address = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="break-all text-brand underline underline-offset-4"
  >
    {address.replace(/^https?:\/\//, '')}
  </a>
);

function Duplicates({ registration: { duplicates, organizationId, closed } }: { registration: RegistrationDetailDto }) {
  const { parameters } = useParameters();
  if (duplicates.length === 0) return null;
  const addressOf = (id: string) => {
    const address = new URLSearchParams(parameters);
    address.set('registration', id);
    return `?${address}`;
  };
  return (
    <section aria-label="May be the same organization" className="rounded-lg border border-line bg-accent-soft p-4">
      <h3 className="font-semibold">May be the same organization</h3>
      <ul className="mt-2 space-y-2 text-sm">
        {duplicates.map(({ id, organizationId: otherId, organizationName, email, status, createdAt, signs }) => (
          <li key={id}>
            <Link to={addressOf(id)} preventScrollReset className="font-medium text-brand underline underline-offset-4">
              {organizationName}
            </Link>{' '}
            <span className="tabular-nums">{id}</span>, {statusLabels[status].toLowerCase()},{' '}
            <DateText at={createdAt} />
            <span className="block text-ink-2 [overflow-wrap:anywhere]">
              {email}: {signs.map((sign) => signLabels[sign]).join(', ')}
            </span>
            {!closed && otherId !== organizationId && (
              <Link
                to={`/admin/organizations/merge?goes=${organizationId}&stays=${otherId}`}
                className="inline-flex min-h-9 items-center text-brand underline underline-offset-4"
              >
                Compare and merge
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
