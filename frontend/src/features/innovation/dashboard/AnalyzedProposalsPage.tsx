import { useBrowseAnalyzedProposalsInfiniteQuery } from '@alliance/api-client/dashboard';
import { BackLink } from '@/ui/browse/BackLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { ProposalList } from '../proposals/ProposalList';
import { useAnalyzed } from './useAnalyzed';

const stands = { pending: 'waiting', accepted: 'accepted', declined: 'declined' } as const;
const isStanding = (said: string): said is keyof typeof stands => said in stands;

/** The proposals that a number of an organization's analytics counts. */
export default function AnalyzedProposalsPage() {
  const { parameters, organization, days, back, isNobodys } = useAnalyzed();
  const side = parameters.get('side') === 'made' ? 'made' : 'received';
  const status = (parameters.get('status') ?? '').split(',').filter(isStanding);
  const result = useBrowseAnalyzedProposalsInfiniteQuery(
    { organizationId: organization?.id, days, side, status: status.join(',') },
    { skip: !organization },
  );
  const how = status.length > 0 ? `, ${status.map((one) => stands[one]).join(' or ')}` : '';
  return (
    <>
      <PageHeader
        above={<BackLink to={back}>Your analytics</BackLink>}
        title={side === 'made' ? 'Proposals Made' : 'Proposals Received'}
        description={`${organization ? `${side === 'made' ? 'By' : 'To'} ${organization.name}, in` : 'In'} the last ${days} days${how}. Those withdrawn are left out, and what an organization proposes to itself.`}
      />
      {isNobodys ? (
        <EmptyState title="No Organization">Proposals are counted for organizations that you belong to.</EmptyState>
      ) : (
        <ProposalList
          what="The proposals"
          result={result}
          empty={
            <EmptyState title="None in These Days">What comes is listed here as soon as it is counted.</EmptyState>
          }
          isOwn={() => side === 'made'}
        />
      )}
    </>
  );
}
