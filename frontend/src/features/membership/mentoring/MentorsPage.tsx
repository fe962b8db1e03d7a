import { useBrowseMentorsInfiniteQuery } from '@alliance/api-client/mentoring';
import { LinkButton } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { CardSkeletons } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { kinds, mentorFilters, topics } from './filters';
import { MentorCard } from './MentorCard';
import { SessionsLeft } from './SessionsLeft';

/** Whom members can book for a session: by kind and by what they help with. */
export default function MentorsPage() {
  const { parameters, change } = useParameters();
  const { kind, topic } = mentorFilters(parameters);
  const result = useBrowseMentorsInfiniteQuery({ kind, topic });
  return (
    <>
      <PageHeader
        title="Mentors"
        description="Members with experience who offer sessions, and experts whom the alliance has named."
        actions={
          <>
            <LinkButton to="/mentors/offer" variant="secondary">
              Offer Sessions
            </LinkButton>
            <LinkButton to="/mentors/sessions" variant="secondary">
              Your Sessions
            </LinkButton>
          </>
        }
      />
      <SessionsLeft />
      <div className="mb-6 flex flex-wrap items-end gap-4 print:hidden">
        <SegmentedControl
          legend="Mentors or experts"
          name="kind"
          options={kinds}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        <Field label="Topic" className="w-full max-w-xs">
          <NativeSelect
            options={topics}
            placeholder="All topics"
            value={topic}
            onChange={({ target }) => change({ topic: target.value })}
          />
        </Field>
      </div>
      <PagedList
        result={result}
        what="The mentors"
        waiting={<CardSkeletons />}
        empty={
          kind || topic ? (
            <EmptyState title="No Mentors Found">Nobody offers sessions like that now. Look at all of them.</EmptyState>
          ) : (
            <EmptyState
              title="No Mentors Yet"
              action={
                <LinkButton to="/mentors/offer" variant="secondary">
                  Offer Sessions
                </LinkButton>
              }
            >
              Nobody offers sessions yet. You can be the first, where your organization is open to mentoring.
            </EmptyState>
          )
        }
      >
        {(mentors) => (
          <ul aria-label="Mentors" className="grid gap-5 lg:grid-cols-2">
            {mentors.map((mentor) => (
              <li key={mentor.id} className="min-w-0">
                <MentorCard mentor={mentor} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
