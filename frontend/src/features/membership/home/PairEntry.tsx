import { useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { judgesOf } from '@/features/shared/matches/judges';
import { SaveButton } from '@/features/shared/matches/SaveButton';
import type { MatchAction } from '@/features/shared/matches/useMatchDialog';
import { type StandingPair, useNextStep } from '@/features/shared/matches/useNextStep';
import { Button } from '@/ui/Button';

interface PairEntryProps {
  pair: StandingPair;
  /** Named so that the buttons can say what they are about. */
  titleId: string;
  canSave?: boolean;
  onAct: (action: MatchAction) => void;
  children: ReactNode;
}

/** A problem and a solution that may fit, under the one that is not the viewer's, and what they can do about them: beside it where it has a row of its own. */
export function PairEntry({ pair, titleId, canSave, onAct, children }: PairEntryProps) {
  const { problem, solution } = pair;
  const { viewer } = useViewer();
  const judges = judgesOf(viewer, pair);
  const next = useNextStep(pair);
  const offers = viewer?.organizations.some(({ organization }) => organization.id === solution.submittedBy.id);
  const sides = [
    { ...problem, to: `/problems/${problem.id}` },
    { ...solution, to: `/solutions/${solution.id}` },
  ] as const;
  const [news, own] = offers ? sides : ([sides[1], sides[0]] as const);
  return (
    <div className="flex h-full min-w-0 flex-col gap-3 @min-[40rem]:flex-row @min-[40rem]:items-start @min-[40rem]:justify-between">
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 id={titleId} className="font-medium text-base tracking-normal [overflow-wrap:anywhere]">
            <Link to={news.to} className="rounded-sm hover:text-brand">
              {news.title}
            </Link>
          </h3>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            {news.submittedBy.name}, for your{' '}
            <Link to={own.to} className="rounded-sm font-medium text-ink hover:text-brand">
              {own.title}
            </Link>
          </p>
        </div>
        {children}
      </div>
      {judges.length > 0 && (
        <div className="mt-auto flex shrink-0 flex-wrap gap-3 @min-[40rem]:mt-0 print:hidden">
          {next && (
            <Button variant="secondary" onClick={() => onAct(next)} aria-describedby={titleId}>
              {next === 'propose' ? 'Propose Solution' : 'Invite to Propose'}
            </Button>
          )}
          {canSave && <SaveButton pair={pair} describedBy={titleId} />}
          <Button variant="secondary" onClick={() => onAct('hide')} aria-describedby={titleId}>
            Not Relevant …
          </Button>
        </div>
      )}
    </div>
  );
}
