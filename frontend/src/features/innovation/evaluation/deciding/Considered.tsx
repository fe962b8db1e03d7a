import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import type { ProposalDto } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { DateText } from '@/ui/DateText';
import { ReadinessBadge } from '../../badges';
import { Quote } from '../../proposals/Quote';
import { Proposer } from '../Proposer';
import { Flags } from '../ranking/Flags';
import { proposerText, scoresText } from '../ranking/words';
import { meanText, Spread } from '../Spread';

interface ConsideredProps {
  problemId: string;
  proposal: ProposalDto;
  /** What reviewers have scored, where the viewer sees it. */
  ranked?: RankedProposalDto;
}

/** The proposal that is decided on: what it says, and what reviewers say of it. */
export function Considered({ problemId, proposal, ranked }: ConsideredProps) {
  const { id, solution, label, note, version, createdAt } = proposal;
  return (
    <article aria-labelledby="considered" className="min-w-0">
      <p className="text-ink-2 text-sm">
        <Proposer submittedBy={solution.submittedBy} label={label} />
        &nbsp;· <DateText at={createdAt} />
      </p>
      <h2 id="considered" className="mt-1 text-2xl">
        {solution.id ? (
          <Link to={`/solutions/${solution.id}`} className="rounded-sm hover:text-brand">
            {solution.title}
          </Link>
        ) : (
          solution.title
        )}
      </h2>
      {solution.readinessLevel !== null && (
        <p className="mt-2">
          <ReadinessBadge level={solution.readinessLevel} />
        </p>
      )}
      <div className="mt-5">
        <Quote label={version > 1 ? `What they propose, version ${version}` : 'What they propose'} text={note} />
      </div>
      {ranked && <Scores problemId={problemId} proposalId={id} ranked={ranked} />}
    </article>
  );
}

interface ScoresProps {
  problemId: string;
  proposalId: string;
  ranked: RankedProposalDto;
}

function Scores({ problemId, proposalId, ranked }: ScoresProps) {
  const { figures, rank, isBlind } = ranked;
  return (
    <section aria-label="What reviewers say" className="mt-5 max-w-prose rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold tabular-nums">
          {rank && `Rank ${rank} · `}
          {figures ? `${meanText(figures)} points` : scoresText(ranked)}
        </p>
        {figures && <p className="text-ink-2 text-sm tabular-nums">Scores: {scoresText(ranked)}</p>}
      </div>
      {figures && (
        <div className="mt-2">
          <Spread {...figures} />
        </div>
      )}
      <Flags flags={ranked.flags} proposer={proposerText(ranked)} />
      <Link
        to={
          isBlind
            ? `/problems/${problemId}/score?proposal=${proposalId}`
            : `/problems/${problemId}/compare?proposals=${proposalId}`
        }
        className="mt-2 inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4"
      >
        {isBlind ? 'Score it first' : 'What each reviewer says'}
      </Link>
    </section>
  );
}
