import {
  useAskQuestionMutation,
  useBrowseQuestionsInfiniteQuery,
  useListPeopleToMentionQuery,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import {
  chosenOrganization,
  contributors,
  type Organization,
  organizationsAs,
  useViewer,
} from '@alliance/api-client/viewer';
import { useId, useState } from 'react';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { LoadFailure } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { Composer } from '@/ui/text/LaterComposer';
import type { Person } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { QuestionCard } from './QuestionCard';

const HideQuestionDialog = laterDialog(() => import('./HideQuestionDialog'));

export interface QuestionsProps {
  problemId: string;
  /** Whether the viewer answers, and decides what all members see. */
  canAnswer: boolean;
}

export default function QuestionList({ problemId, canAnswer }: QuestionsProps) {
  const { data, error, isFetching, refetch, ...more } = useBrowseQuestionsInfiniteQuery({ id: problemId });
  const questions = data?.pages.flatMap(({ items }) => items);
  const { total = 0, orMore } = data?.pages.at(-1) ?? {};
  const askers = organizationsAs(useViewer().viewer, contributors);
  const { data: people } = useListPeopleToMentionQuery({ id: problemId }, { skip: askers.length === 0 });
  const [hiding, setHiding] = useAddress('hide');
  const hidden = canAnswer && questions?.find(({ id }) => id === hiding);
  const titleId = useId();
  const ask = askers.length > 0 && <AskQuestion problemId={problemId} askers={askers} people={people} />;
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching}>
      <h2 id={titleId} className="text-2xl">
        Questions and answers
      </h2>
      <p className="mb-6 max-w-prose text-ink-2 text-sm">
        {canAnswer
          ? 'All members read what is asked, and what you answer. Those that wait for an answer come first.'
          : 'All members read what is asked and answered here.'}
      </p>
      {/* Who owns the problem has come to answer. */}
      {!canAnswer && ask}
      {error ? (
        <LoadFailure what="The questions" stale={Boolean(questions)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!questions && !error && <Skeleton className="h-64 w-full" />}
      {questions?.length === 0 && <p className="my-6 text-ink-2">Nobody has asked anything yet.</p>}
      <ul className="my-6 grid gap-4">
        {questions?.map((question) => (
          <li key={question.id} className="min-w-0">
            <QuestionCard
              question={question}
              people={people}
              canAnswer={canAnswer}
              onHide={() => setHiding(question.id)}
            />
          </li>
        ))}
      </ul>
      {more.hasNextPage && (
        <LoadMore
          shown={questions?.length ?? 0}
          total={total}
          orMore={orMore}
          hasMore
          loading={more.isFetchingNextPage}
          onLoadMore={more.fetchNextPage}
        />
      )}
      {canAnswer && ask}
      {hidden && <HideQuestionDialog question={hidden} onClose={() => setHiding('')} />}
    </section>
  );
}

interface AskQuestionProps {
  problemId: string;
  askers: Organization[];
  /** Who may be mentioned. */
  people?: readonly Person[];
}

function AskQuestion({ problemId, askers, people }: AskQuestionProps) {
  const [ask] = useAskQuestionMutation();
  const [organization, setOrganization] = useState('');

  const send = async (text: string) => {
    const organizationId = chosenOrganization(askers, organization);
    await ask({ id: problemId, askQuestionDto: { text, organizationId } }).unwrap();
    toast({ title: 'Success', description: 'Question sent.' });
  };

  return (
    <Composer
      id="question"
      draft={`question:${problemId}`}
      label="Ask a question"
      hint="@ mentions somebody."
      people={people}
      max={2000}
      required="Write your question"
      submit="Send Question"
      submitting="Sending..."
      onSend={send}
    >
      <OrganizationField
        id="askedBy"
        organizations={askers}
        value={organization}
        onChange={(event) => setOrganization(event.target.value)}
      />
    </Composer>
  );
}
