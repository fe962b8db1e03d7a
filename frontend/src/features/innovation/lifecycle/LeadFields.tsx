import { type ProjectOriginsDto, type StartableDto, useGetProjectOriginsQuery } from '@alliance/api-client/lifecycle';
import { problemText } from '@alliance/api-client/problem';
import { useFormContext } from 'react-hook-form';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { FoundPicker, type UseFound } from '../projects/starting/FoundPicker';
import type { StartForValues } from './start-for-values';

type Origins = ReturnType<typeof useGetProjectOriginsQuery>;

/** In whose hands it is at the organization that leads it, and what it comes of. */
export function LeadFields({ origins: { currentData, error, isFetching, refetch } }: { origins: Origins }) {
  if (currentData) return <Fields origins={currentData} />;
  if (!error) return <Skeleton className="h-40 w-full" />;
  return (
    <LoadFailure what="What it can come of" retrying={isFetching} onRetry={refetch}>
      {problemText(error)}
    </LoadFailure>
  );
}

function Fields({ origins: { people, proposals } }: { origins: ProjectOriginsDto }) {
  const { register, watch, setValue, formState } = useFormContext<StartForValues>();
  const { errors, isSubmitted } = formState;
  const [organizationId, organizationName, proposalId, problem, solution] = watch([
    'organizationId',
    'organizationName',
    'proposalId',
    'problem',
    'solution',
  ]);
  const pick = (noun: 'problem' | 'solution') => ({
    id: noun,
    label: noun === 'problem' ? 'Problem' : 'Solution',
    within: organizationId,
    error: errors[noun]?.message as string | undefined,
    onChoose: (one: StartableDto | undefined) => setValue(noun, one ?? null, { shouldValidate: isSubmitted }),
  });
  for (const noun of ['problem', 'solution'] as const)
    register(noun, {
      validate: (one, values) => values.proposalId !== '' || one !== null || `Choose a ${noun}`,
    });

  return (
    <>
      <Field
        id="personId"
        label="Lead person"
        required
        hint={
          people.length === 0 ? 'Nobody acts for this organization yet.' : 'They are told that it is in their hands.'
        }
        error={errors.personId?.message}
      >
        <NativeSelect
          placeholder="Choose a person"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('personId', { validate: (id) => id !== '' || 'Choose a person' })}
        />
      </Field>
      {proposals.length > 0 && (
        <Field id="proposalId" label="Comes of" error={errors.proposalId?.message}>
          <NativeSelect
            placeholder="A problem and a solution"
            options={proposals.map((proposal) => ({
              value: proposal.id,
              label: `“${proposal.solution.title}” for “${proposal.problem.title}”`,
            }))}
            {...register('proposalId')}
          />
        </Field>
      )}
      {proposalId === '' && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <FoundPicker {...pick('problem')} chosen={problem ?? undefined} useFound={useProblems} />
            <FoundPicker {...pick('solution')} chosen={solution ?? undefined} useFound={useSolutions} />
          </div>
          <p className="text-ink-2 text-sm">
            One of the two is of {organizationName}. The other one’s is asked to join.
          </p>
        </>
      )}
    </>
  );
}

const useFound = (search: string, organizationId: string) =>
  useGetProjectOriginsQuery({ organizationId, search }, { skip: search === '' }).currentData;
const useProblems: UseFound<StartableDto> = (...asked) => useFound(...asked)?.problems;
const useSolutions: UseFound<StartableDto> = (...asked) => useFound(...asked)?.solutions;
