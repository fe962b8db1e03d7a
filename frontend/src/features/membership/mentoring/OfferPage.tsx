import { type OwnMentoringDto, useGetOwnMentoringQuery } from '@alliance/api-client/mentoring';
import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Strip } from '@/ui/Strip';
import { OfferForm } from './OfferForm';

const back = <BackLink to="/mentors">Mentors</BackLink>;

/** What the viewer offers as a mentor, for an organization that is open to mentoring. */
export default function OfferPage() {
  const { data: own, error, isFetching, refetch } = useGetOwnMentoringQuery();
  if (!own) return <NothingToShow noun="Offer" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  const mayOffer = own.offer?.kind === 'expert' || own.organizations.some(({ isOpenToMentoring }) => isOpenToMentoring);
  return (
    <>
      <PageHeader
        above={back}
        title="Offer sessions"
        description="Members whose plan has mentor sessions book your free times, 60 days ahead at most and four hours before at the latest."
        actions={
          own.offer?.isListed && (
            <LinkButton to={`/mentors/${own.offer.id}`} variant="secondary">
              See How You Are Shown
            </LinkButton>
          )
        }
      />
      {own.organizations.length === 0 ? (
        <EmptyState title="Nothing to Offer For">
          Sessions are offered for an organization by its owners, admins and members.
        </EmptyState>
      ) : (
        <>
          {!mayOffer && <NotOpen own={own} />}
          <OfferForm own={own} />
        </>
      )}
    </>
  );
}

/** Who leads the organization can open it to mentoring; others ask them. */
function NotOpen({ own }: { own: OwnMentoringDto }) {
  const { viewer } = useViewer();
  const led = organizationsAs(viewer, leaders).find(({ id }) => own.organizations.some((one) => one.id === id));
  const [first] = own.organizations;
  return (
    <Strip
      action={
        led && (
          <Link
            to={`/organizations/${led.id}/profile`}
            className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
          >
            Open the profile
          </Link>
        )
      }
    >
      {first?.name} does not say that it is open to mentoring, so members cannot book you yet.{' '}
      {led ? 'Tick “Mentoring” on its profile.' : 'Its owners and admins say so on its profile.'}
    </Strip>
  );
}
