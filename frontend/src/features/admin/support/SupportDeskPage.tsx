import { type AskedTicketDto, useBrowseTicketsInfiniteQuery } from '@alliance/api-client/support';
import { deskStateLabels, deskStateTones, organizationOf } from '@/features/shared/support/support-words';
import { Badge } from '@/ui/Badge';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { PanelLink } from '../PanelLink';

const TicketPanel = laterDialog(() => import('./TicketPanel'));

const columns: readonly Column<AskedTicketDto>[] = [
  {
    label: 'Subject',
    wraps: 'sentence',
    cell: ({ id, subject }) => (
      <PanelLink name="ticket" id={id}>
        <span className="[overflow-wrap:anywhere]">{subject}</span>
      </PanelLink>
    ),
  },
  {
    label: 'State',
    isUnderFirst: true,
    cell: ({ state }) => <Badge tone={deskStateTones[state]}>{deskStateLabels[state]}</Badge>,
  },
  { label: 'From', wraps: true, cell: ({ asker }) => asker.name },
  {
    label: 'Organization',
    wraps: true,
    cell: (ticket) => {
      const organization = organizationOf(ticket);
      return organization ? <OrganizationName organization={organization} /> : '–';
    },
  },
  { label: 'Member ID', cell: ({ memberId }) => memberId ?? '–' },
  { label: 'Opened', cell: ({ openedAt }) => <MomentText at={openedAt} /> },
  { label: 'Last change', cell: ({ changedAt }) => <MomentText at={changedAt} /> },
];

const views = [
  { name: 'All', query: '' },
  { name: 'Open', query: 'state=open' },
  { name: 'Waiting', query: 'state=waiting' },
  { name: 'Closed', query: 'state=closed' },
];

/** What members ask for help with, and what waits for an answer. */
export default function SupportDeskPage() {
  const { filter, change, parameters } = useListFilter(['state'] as const);
  const ticketId = parameters.get('ticket') ?? '';
  const result = useBrowseTicketsInfiniteQuery(filter);
  return (
    <>
      <PageHeader
        title="Support"
        description="What members have asked for, the last changed first. They were told to expect an answer within one working day."
      />
      <SavedViews store={useSavedViews('support')} given={views} isPart={(name) => name !== 'ticket'} />
      <OperatorTable
        label="Requests for help"
        what="The list of requests"
        columns={columns}
        result={result}
        empty={
          <EmptyState title={filter.state ? 'No requests found' : 'No requests yet'}>
            {filter.state ? 'None is in this state.' : 'Members write to us on their Support page.'}
          </EmptyState>
        }
      />
      <TicketPanel open={ticketId !== ''} ticketId={ticketId} onClose={() => change({ ticket: '' })} />
    </>
  );
}
