import { type MentorDto, useBrowseMentorsInfiniteQuery, useNameExpertMutation } from '@alliance/api-client/mentoring';
import { problemText } from '@alliance/api-client/problem';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';

const columns: readonly Column<MentorDto>[] = [
  { label: 'Mentor', wraps: true, cell: ({ name }) => name },
  { label: 'Organization', wraps: true, cell: ({ organizationName }) => organizationName },
  { label: 'Helps with', wraps: true, cell: ({ headline }) => headline },
  { label: 'Held', cell: ({ held }) => held },
  { label: 'Rating', cell: ({ rating, ratings }) => (rating === null ? '–' : `${rating.toFixed(1)} (${ratings})`) },
  {
    label: 'Members see them',
    cell: ({ isListed }) => <Badge tone={isListed ? 'green' : 'neutral'}>{isListed ? 'Yes' : 'No'}</Badge>,
  },
  { label: 'Expert', cell: (mentor) => <ExpertButton mentor={mentor} /> },
];

const all = {};

/** Who offers sessions, and which of them are experts of the alliance. */
export default function AdminMentorsPage() {
  const result = useBrowseMentorsInfiniteQuery(all);
  return (
    <>
      <PageHeader
        title="Mentors"
        description="All who offer sessions. Sessions with an expert count as expert sessions, and an expert needs no organization that is open to mentoring."
      />
      <OperatorTable
        label="Mentors"
        what="The list of mentors"
        columns={columns}
        result={result}
        empty={<EmptyState title="No mentors yet">Members offer sessions on their page “Mentors”.</EmptyState>}
      />
    </>
  );
}

function ExpertButton({ mentor: { id, name, kind } }: { mentor: MentorDto }) {
  const [nameExpert, { isLoading }] = useNameExpertMutation();
  const isExpert = kind === 'expert';
  const send = async () => {
    try {
      await nameExpert({ id, mentorKindDto: { kind: isExpert ? 'mentor' : 'expert' } }).unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      pending={isLoading}
      aria-pressed={isExpert}
      aria-label={`${name} is an expert`}
      onClick={send}
    >
      {isExpert ? 'Expert' : 'Name Expert'}
    </Button>
  );
}
