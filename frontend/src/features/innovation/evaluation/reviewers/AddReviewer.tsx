import {
  type EvaluationDto,
  useAddReviewerMutation,
  useChooseLeadMutation,
  useListReviewerCandidatesQuery,
} from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';

const mostReviewers = 20;

interface AddReviewerProps {
  problemId: string;
  evaluation: EvaluationDto;
}

/** Asks somebody of the organization to review, or lets them lead. */
export function AddReviewer({ problemId, evaluation: { reviewers, lead } }: AddReviewerProps) {
  const { currentData: people, error, isFetching, refetch } = useListReviewerCandidatesQuery({ id: problemId });
  const [add, adding] = useAddReviewerMutation();
  const [chooseLead, leading] = useChooseLeadMutation();
  const [personId, choose] = useState('');
  const [wrong, setWrong] = useState('');

  const loadFailure = error ? (
    <div className="mt-4">
      <LoadFailure
        what="The people of your organization"
        stale={Boolean(people)}
        retrying={isFetching}
        onRetry={refetch}
      >
        {problemText(error)}
      </LoadFailure>
    </div>
  ) : null;
  if (!people) return loadFailure;

  const others = people.filter(({ id }) => !reviewers.some((one) => one.id === id));
  const isFull = reviewers.length >= mostReviewers;
  const chosen = others.find(({ id }) => id === personId);

  const ask = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
    } catch (failure) {
      setWrong(problemText(failure));
      return;
    }
    choose('');
    setWrong('');
    toast({ title: 'Success', description: done });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setWrong('Choose who is to review');
    void ask(
      () => add({ id: problemId, personId: chosen.id }).unwrap(),
      `${chosen.name} reviews from now on, and is told by mail.`,
    );
  };

  if (others.length === 0)
    return (
      <>
        {loadFailure}
        <p className="mt-4 text-ink-2 text-sm">
          Everybody who may act for your organization reviews already. An owner or admin can invite more people.
        </p>
      </>
    );
  return (
    <>
      {loadFailure}
      <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3 print:hidden">
        <Field
          id="reviewer"
          label="Ask somebody to review"
          className="w-full max-w-xs"
          hint={
            isFull
              ? `There are ${mostReviewers} reviewers, which is the most. Somebody can still lead without scoring.`
              : undefined
          }
          error={wrong || undefined}
        >
          <NativeSelect
            placeholder="Choose a person"
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={personId}
            onChange={({ target }) => {
              choose(target.value);
              setWrong('');
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3 sm:mt-7">
          <Button type="submit" variant="secondary" pending={adding.isLoading} disabled={isFull}>
            {adding.isLoading ? 'Asking...' : 'Add Reviewer'}
          </Button>
          {chosen && reviewers.length > 0 && chosen.id !== lead?.id && (
            <Button
              variant="quiet"
              pending={leading.isLoading}
              onClick={() =>
                void ask(
                  () => chooseLead({ id: problemId, chooseLeadDto: { personId: chosen.id } }).unwrap(),
                  `${chosen.name} leads the evaluation.`,
                )
              }
            >
              Let Lead Without Scoring
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
