import { type DemoRequestDto, useBrowseDemoRequestsInfiniteQuery } from '@alliance/api-client/demo-requests';
import { Badge } from '@/ui/Badge';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

const columns: readonly Column<DemoRequestDto>[] = [
  { label: 'Organization', wraps: true, cell: ({ organization }) => organization },
  { label: 'Name', wraps: true, cell: ({ name }) => name },
  {
    label: 'E-mail',
    cell: ({ email }) => (
      <a
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        className="text-brand underline underline-offset-4"
      >
        {email}
      </a>
    ),
  },
  { label: 'Wants to see', wraps: true, cell: ({ message }) => message },
  { label: 'Preferred time', wraps: true, cell: ({ preferredTime }) => preferredTime ?? '–' },
  {
    label: 'State',
    cell: ({ status }) => (
      <Badge tone={status === 'open' ? 'orange' : 'neutral'}>{status === 'open' ? 'Open' : 'Closed'}</Badge>
    ),
  },
  { label: 'Sent', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
];

const nothing = {};

/** Who has asked for a demonstration: all of them, also those that no mail told the operators of. */
export default function DemoRequestsPage() {
  const result = useBrowseDemoRequestsInfiniteQuery(nothing);
  return (
    <>
      <PageHeader
        title="Demo requests"
        description="Everybody who has asked for a demo, newest first. They were told to expect an answer by e-mail within one working day."
      />
      <OperatorTable
        label="Demo requests"
        what="The list of requests"
        columns={columns}
        result={result}
        empty={<EmptyState title="No requests yet">Visitors ask for a demo on the landing page.</EmptyState>}
      />
    </>
  );
}
