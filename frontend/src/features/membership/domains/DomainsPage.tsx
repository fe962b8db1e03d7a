import { useGetDomainsQuery } from '@alliance/api-client/domains';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { OrganizationNavigation } from '@/features/shared/OrganizationNavigation';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { useAddress } from '@/ui/useAddress';
import { DomainEntry } from './DomainEntry';

const ClaimDomainDialog = laterDialog(() => import('./ClaimDomainDialog'));

const back = <BackLink to="/">Home</BackLink>;

/** The domains that an organization says are its own, and how to prove them. */
export default function DomainsPage() {
  const { organizationId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetDomainsQuery({ organizationId });
  const [adding, setAdding] = useAddress('add');
  const titleId = useId();
  usePageTitle(currentData && `Domains of ${currentData.organizationName}`);

  if (!currentData)
    return <NothingToShow noun="Domains" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { organizationName, verifiedBy, domains } = currentData;
  return (
    <>
      <PageHeader
        above={back}
        title="Domains"
        description={organizationName}
        actions={
          <Button className="self-end" onClick={() => setAdding('1')}>
            Add Domain
          </Button>
        }
      />
      <OrganizationNavigation organizationId={organizationId} />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The domains" stale retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <div className="flex flex-col gap-5 md:gap-6">
        <Card>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="text-xl">Verification</h2>
            <Badge tone={verifiedBy ? 'green' : 'neutral'}>{verifiedBy ? 'Verified' : 'Not verified'}</Badge>
          </div>
          <p className="mt-2 max-w-prose text-ink-2">
            {verifiedBy === 'super_admin'
              ? 'The alliance has checked who you are.'
              : verifiedBy
                ? 'A domain that you have proven shows who you are.'
                : 'Prove a domain that is yours: others then see that you are who you say, and people with an address there can ask to join.'}
          </p>
        </Card>
        <section aria-labelledby={titleId}>
          <Card>
            <h2 id={titleId} className="text-xl">
              Domains
            </h2>
            {domains.length === 0 ? (
              <p className="mt-3 text-ink-2">No domain yet.</p>
            ) : (
              <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
                {domains.map((domain) => (
                  <DomainEntry key={domain.id} domain={domain} organizationId={organizationId} />
                ))}
              </ul>
            )}
          </Card>
        </section>
      </div>
      <ClaimDomainDialog open={adding !== ''} organizationId={organizationId} onClose={() => setAdding('')} />
    </>
  );
}
