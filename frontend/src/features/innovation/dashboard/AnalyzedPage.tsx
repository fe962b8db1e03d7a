import {
  useBrowseAnalyzedProjectsInfiniteQuery,
  useBrowseAnalyzedProposalsInfiniteQuery,
} from '@alliance/api-client/analyzed';
import { problemText } from '@alliance/api-client/problem';
import { type Organization, useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { stopOf } from '@/features/shared/upgrade/stop';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { type Listing, PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { ProjectPhaseBadge, ProposalStatusBadge } from '../badges';
import { proposerName } from '../proposals/proposer-name';

const analyticsOf = (organizationId: string) => `/dashboard?tab=organization&organization=${organizationId}`;

/** The rows that a number of an organization's analytics counts. */
export default function AnalyzedPage() {
  const { parameters } = useParameters();
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  const organizations = viewer?.organizations.map(({ organization }) => organization) ?? [];
  const asked = parameters.get('organization');
  const organization = asked ? organizations.find(({ id }) => id === asked) : organizations[0];
  // As `daysOf` of the dashboard, with which this page shares no module: both would get heavier.
  const said = parameters.get('days');
  const days = said === '90' || said === '365' ? said : '30';
  const Rows = pathname.endsWith('/projects') ? BegunProjects : Proposals;
  return (
    <>
      <BackLink to={`${analyticsOf(organization?.id ?? '')}${days === '30' ? '' : `&days=${days}`}`}>
        Your analytics
      </BackLink>
      {organization && <Rows organization={organization} days={days} />}
      {viewer && !organization && (
        <>
          <PageHeader title={pathname.endsWith('/projects') ? 'Projects Begun' : 'Proposals'} />
          <EmptyState title="No Organization">These are counted for organizations that you belong to.</EmptyState>
        </>
      )}
    </>
  );
}

interface RowsProps {
  organization: Organization;
  days: string;
}

const standings = ['pending', 'accepted', 'declined'];

function Proposals({ organization: { id, name }, days }: RowsProps) {
  const { parameters } = useParameters();
  const side = parameters.get('side') === 'made' ? 'made' : 'received';
  const named = (parameters.get('status') ?? '').split(',');
  const status = standings.filter((one) => named.includes(one));
  const narrowed = { organizationId: id, days, side, status: status.join(',') };
  const result = useBrowseAnalyzedProposalsInfiniteQuery(narrowed);
  const how = status.length > 0 ? `, ${status.join(' or ')}` : '';
  return (
    <>
      <PageHeader
        title={side === 'made' ? 'Proposals Made' : 'Proposals Received'}
        description={`${side === 'made' ? 'By' : 'To'} ${name}, in the last ${days} days${how}. Those withdrawn are left out, and what an organization proposes to itself.`}
      />
      <RowList what="The proposals" organizationId={id} result={result}>
        {(proposal) => (
          <Row
            to={`/problems/${proposal.problem.id}?tab=proposals`}
            title={proposal.solution.title}
            badge={<ProposalStatusBadge status={proposal.status} />}
            at={proposal.createdAt}
          >
            {side === 'made'
              ? `For ${proposal.problem.title} of ${proposal.problem.submittedBy.name}`
              : `${proposerName(proposal)}, for ${proposal.problem.title}`}
          </Row>
        )}
      </RowList>
    </>
  );
}

function BegunProjects({ organization: { id, name }, days }: RowsProps) {
  const result = useBrowseAnalyzedProjectsInfiniteQuery({ organizationId: id, days });
  return (
    <>
      <PageHeader
        title="Projects Begun"
        description={`Projects that ${name} leads or works on, begun in the last ${days} days.`}
      />
      <RowList what="The projects" organizationId={id} result={result}>
        {(project) => (
          <Row
            to={`/projects/${project.id}`}
            title={project.name}
            badge={<ProjectPhaseBadge phase={project.phase} />}
            at={project.createdAt}
          >
            Led by {project.leadOrganization.name}
          </Row>
        )}
      </RowList>
    </>
  );
}

interface RowListProps<Item> extends Pick<Listing<Item>, 'result' | 'what'> {
  organizationId: string;
  children: (item: Item) => ReactNode;
}

function RowList<Item extends { id: string }>({ organizationId, children, ...list }: RowListProps<Item>) {
  const { error } = list.result;
  if (stopOf(error))
    return (
      <EmptyState
        title="Not in Your Plan"
        action={<LinkButton to={analyticsOf(organizationId)}>See What It Takes</LinkButton>}
      >
        {problemText(error)}
      </EmptyState>
    );
  return (
    <PagedList
      {...list}
      waiting={<CardSkeletons />}
      empty={<EmptyState title="None in These Days">None are counted that stand like this.</EmptyState>}
    >
      {(items) => (
        <ul className="grid gap-4">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface RowProps {
  to: string;
  title: string;
  badge: ReactNode;
  at: string;
  children: ReactNode;
}

const Row = ({ to, title, badge, at, children }: RowProps) => (
  <Card as="article">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
        <Link to={to} className="rounded-sm hover:text-brand">
          {title}
        </Link>
      </h2>
      {badge}
    </div>
    <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">
      {children}
      {'\u00a0'}·{' '}
      <span className="whitespace-nowrap">
        <DateText at={at} />
      </span>
    </p>
  </Card>
);
