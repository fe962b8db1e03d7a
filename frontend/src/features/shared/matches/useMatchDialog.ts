import type { IndustryProblemDto, SolutionDto } from '@alliance/api-client/innovation';
import { useEffect, useRef } from 'react';
import { useAddress } from '@/ui/useAddress';

const actions = ['invite', 'propose', 'hide'] as const;
export type MatchAction = (typeof actions)[number];

export interface Pair {
  problem: Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy'>;
  solution: Pick<SolutionDto, 'id' | 'title' | 'submittedBy'>;
}

const isAction = (word: string | undefined): word is MatchAction => actions.some((action) => action === word);

/** What is being done to which pair of those that are shown: "invite:<problem>:<solution>" in the address. */
export function useMatchDialog(pairs: readonly Pair[] = []) {
  const [address, change] = useAddress('match');
  const [action, problemId, solutionId] = address.split(':');
  const pair = pairs.find(({ problem, solution }) => problem.id === problemId && solution.id === solutionId);
  const shown = useRef('');
  // One that has left the list takes its dialog with it for good.
  useEffect(() => {
    if (pair) shown.current = address;
    else if (address && address === shown.current) change('');
  }, [pair, address, change]);
  return {
    opened: pair && isAction(action) ? { action, pair } : undefined,
    open: (wanted: MatchAction, { problem, solution }: Pair) => change(`${wanted}:${problem.id}:${solution.id}`),
    close: () => change(''),
  };
}
