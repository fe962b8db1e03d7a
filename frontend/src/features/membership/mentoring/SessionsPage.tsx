import { type MentorSessionDto, useBrowseMentorSessionsInfiniteQuery } from '@alliance/api-client/mentoring';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { SessionEntry } from './SessionEntry';
import { SessionsLeft } from './SessionsLeft';

type When = 'upcoming' | 'past';
const words: Record<When, { label: string; title: string; text: string }> = {
  upcoming: {
    label: 'Upcoming',
    title: 'No Sessions Ahead',
    text: 'Sessions that you book, and those that members book with you, stand here.',
  },
  past: {
    label: 'Past',
    title: 'No Past Sessions',
    text: 'Sessions that are over stay here with your notes, and to be rated.',
  },
};

/** The viewer's sessions, as a member and as a mentor. */
export default function SessionsPage() {
  const [said, setWhen] = useAddress('when');
  const when: When = said === 'past' ? 'past' : 'upcoming';
  return (
    <>
      <PageHeader
        above={<BackLink to="/mentors">Mentors</BackLink>}
        title="Your sessions"
        description="With mentors and experts, and as a mentor. Both of a session get mails with a calendar file."
      />
      <SessionsLeft />
      <Tabs
        label="Sessions"
        value={when}
        onChange={(next) => setWhen(next === 'past' ? 'past' : '')}
        tabs={(['upcoming', 'past'] as const).map((value) => ({
          value,
          label: words[value].label,
          content: <Sessions key={value} when={value} />,
        }))}
      />
    </>
  );
}

function Sessions({ when }: { when: When }) {
  const result = useBrowseMentorSessionsInfiniteQuery({ when }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      result={result}
      what="The sessions"
      waiting={<CardSkeletons count={2} />}
      empty={
        <EmptyState
          title={words[when].title}
          action={
            <LinkButton to="/mentors" variant="secondary">
              Find a Mentor
            </LinkButton>
          }
        >
          {words[when].text}
        </EmptyState>
      }
    >
      {(sessions: MentorSessionDto[]) => (
        <ul aria-label={words[when].label} className="flex flex-col gap-5">
          {sessions.map((session) => (
            <Card as="li" key={session.id} className="min-w-0">
              <SessionEntry session={session} />
            </Card>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
