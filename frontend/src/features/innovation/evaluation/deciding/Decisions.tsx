import { type RankedProposalDto } from '@alliance/api-client/evaluation';
import {
  type IndustryProblemDetailDto,
  type ProposalDto,
  useDecideProposalsMutation,
} from '@alliance/api-client/innovation';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Card } from '@/ui/Card';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { GoneNotice } from '../GoneNotice';
import { Queue } from '../Queue';
import { usePinned } from '../usePinned';
import { Considered } from './Considered';
import { DecisionFields } from './DecisionFields';
import {
  type DecideValues,
  emptyDraft,
  givenDecision,
  isDecided,
  type Trouble,
  troublesOf,
  troubleWith,
} from './drafts';
import { PublishBar } from './PublishBar';

interface DecisionsProps {
  problem: Pick<IndustryProblemDetailDto, 'id' | 'title' | 'status'>;
  /** Those that wait. */
  proposals: ProposalDto[];
  ranked: readonly RankedProposalDto[];
  /** Whether more may wait than are loaded. */
  hasMore: boolean;
  /** Stands there where none waits. */
  empty: ReactNode;
}

const stateWords = { '': 'No decision yet', accepted: 'To be accepted', declined: 'To be declined' };

/** A queue of proposals, the one that is read, and the draft of its decision. */
export function Decisions({ problem, proposals, ranked, hasMore, empty }: DecisionsProps) {
  const [decide, { isLoading }] = useDecideProposalsMutation();
  const form = useForm<DecideValues>({ shouldFocusError: false, defaultValues: { drafts: {} } });
  useFormDraft(form, `decide-together:${problem.id}`);
  const [lines, setLines] = useState<ErrorLine[]>([]);
  const decidedHere = useRef(new Set<string>());
  const { shown, isGone, moveOn } = usePinned({
    items: proposals,
    idOf: ({ id }) => id,
    start: proposals[0],
    isDoneHere: (id) => decidedHere.current.has(id),
  });
  const { drafts } = form.watch();
  const decided = proposals.filter(({ id }) => isDecided(drafts[id]));
  const toField = useFocusLater(shown?.id);
  const { watch, clearErrors } = form;
  useEffect(() => {
    const subscription = watch((_, { name }) => name && clearErrors(name));
    return () => subscription.unsubscribe();
  }, [watch, clearErrors]);

  const show = (all: Trouble[]) => {
    setLines(
      all.map(({ proposalId, field, message }) => ({
        message: `${titleOf(proposals, proposalId)}${message}`,
        fieldId: proposalId ? `drafts.${proposalId}.${field ?? 'decision'}` : undefined,
      })),
    );
    form.clearErrors();
    for (const { proposalId, field, message } of all)
      if (field) form.setError(`drafts.${proposalId}.${field}`, { message });
  };

  /** Whether all of them can be published; where not, what stands in the way is said. */
  const check = (): boolean => {
    const found = decided.flatMap((proposal) => troubleWith(proposal, drafts[proposal.id] ?? emptyDraft(proposal)));
    show(found);
    return found.length === 0;
  };

  /** What stood in the way. */
  const publish = async (): Promise<Trouble[]> => {
    const sent = decided.flatMap(({ id }) => {
      const draft = drafts[id];
      return isDecided(draft) ? [givenDecision(id, draft)] : [];
    });
    try {
      await decide({ id: problem.id, decideTogetherDto: { decisions: sent } }).unwrap();
    } catch (error) {
      const found = troublesOf(
        fieldProblems(error),
        sent.map(({ proposalId }) => proposalId),
      );
      return found.length > 0 ? found : [{ proposalId: '', message: problemText(error) }];
    }
    for (const { proposalId } of sent) decidedHere.current.add(proposalId);
    const rest = Object.entries(form.getValues('drafts')).filter(([id]) => !sent.some((one) => one.proposalId === id));
    form.setValue('drafts', Object.fromEntries(rest));
    show([]);
    toast({
      title: 'Success',
      description: sent.length === 1 ? 'One decision published.' : `${sent.length} decisions published.`,
    });
    return [];
  };

  return (
    <>
      <ErrorSummary
        title="Nothing was published. Nothing you typed is lost."
        errors={lines}
        onFollow={(fieldId) => {
          const [, proposalId = ''] = fieldId.split('.');
          moveOn(proposalId);
          toField(fieldId);
        }}
      />
      {shown ? (
        <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,24rem)]">
          <div className="md:col-span-2 lg:col-span-1">
            <Queue
              label="Proposals that wait"
              current={shown.id}
              onChoose={moveOn}
              items={(isGone ? [shown, ...proposals] : proposals).map(({ id, solution }) => ({
                id,
                name: solution.title,
                state: isGone && id === shown.id ? 'Waits no more' : stateWords[drafts[id]?.decision ?? ''],
                isDone: isDecided(drafts[id]),
              }))}
            />
          </div>
          <Considered
            problemId={problem.id}
            proposal={shown}
            ranked={ranked.find(({ proposalId }) => proposalId === shown.id)}
          />
          <Card as="section" className="self-start md:sticky md:top-20">
            <h2 className="mb-4 text-lg">Your decision</h2>
            {isGone && <GoneNotice hasNext={proposals.length > 0} onNext={() => moveOn(proposals[0]?.id)} />}
            <DecisionFields key={shown.id} proposal={shown} form={form} />
          </Card>
        </div>
      ) : (
        empty
      )}
      {proposals.length > 0 && (
        <PublishBar
          problem={problem}
          decided={decided.map((proposal) => ({ proposal, decision: drafts[proposal.id]?.decision ?? '' }))}
          of={proposals.length}
          hasMore={hasMore}
          isLoading={isLoading}
          check={check}
          publish={publish}
          onRefused={show}
        />
      )}
    </>
  );
}

const titleOf = (proposals: readonly ProposalDto[], id: string): string => {
  const found = proposals.find((one) => one.id === id);
  return found ? `“${found.solution.title}”: ` : '';
};

/** Gives the focus to a field once the proposal that it belongs to is shown. */
function useFocusLater(shown: string | undefined) {
  const wanted = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of what is shown that brings the field
  useEffect(() => {
    document.getElementById(wanted.current)?.focus();
    wanted.current = '';
  }, [shown]);
  return (fieldId: string) => {
    wanted.current = fieldId;
    document.getElementById(fieldId)?.focus();
  };
}
