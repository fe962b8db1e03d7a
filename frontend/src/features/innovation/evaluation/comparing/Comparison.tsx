import type { ComparedProposalDto, CriterionDto } from '@alliance/api-client/evaluation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryLabels, readinessLabel, technologyTypeLabels } from '@/content/labels';
import { LinkButton } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { ProposalStatusBadge, ReadinessBadge } from '../../badges';
import { Proposer } from '../Proposer';
import { areApart } from '../points';
import { shareText } from '../rubric/rubric';
import { meanText, Spread } from '../Spread';
import { CriterionMarks } from './CriterionMarks';

interface ComparisonProps {
  problemId: string;
  proposals: readonly ComparedProposalDto[];
  criteria: readonly CriterionDto[];
}

const columns = ['', 'grid-cols-1', 'sm:grid-cols-2', 'sm:grid-cols-3'];

/** Row by row what each says and what is said of it; on a phone the same rows, one under the other. */
export function Comparison({ problemId, proposals, criteria }: ComparisonProps) {
  const row = (name: ReactNode, cell: (proposal: ComparedProposalDto) => ReactNode, key?: string) => (
    <Row key={key} name={name} proposals={proposals} cell={cell} />
  );
  return (
    <div className={classes('grid gap-5', proposals.length === 1 && 'max-w-prose')}>
      <div className={classes('grid gap-x-6 gap-y-4 border-line-strong border-b pb-5', columns[proposals.length])}>
        {proposals.map((proposal) => (
          <Head key={proposal.proposalId} problemId={problemId} proposal={proposal} />
        ))}
      </div>
      {row('Points', ({ figures, isBlind }) =>
        figures && figures.mean !== null ? (
          <>
            <p className="mb-1 tabular-nums">
              <span className="font-semibold text-xl">{meanText(figures)}</span>{' '}
              {areApart(figures.deviation) && <span className="text-ink-2 text-sm">Reviewers are far apart</span>}
            </p>
            <Spread {...figures} />
          </>
        ) : (
          <Nothing>{isBlind ? 'Kept from you until you have scored it.' : noScores(figures)}</Nothing>
        ),
      )}
      {criteria.map((criterion) =>
        row(
          <>
            {criterion.name}{' '}
            <span className="font-normal text-ink-2 text-sm tabular-nums">{shareText(criterion.share)}</span>
          </>,
          (proposal) => <CriterionMarks proposal={proposal} criterionKey={criterion.key} />,
          String(criterion.key),
        ),
      )}
      {row('What reviewers say of the whole', ({ scores }) => {
        const comments = (scores ?? []).filter(({ score }) => score?.points != null && score.comment);
        if (comments.length === 0) return <Nothing>Nothing.</Nothing>;
        return (
          <ul className="grid gap-3">
            {comments.map(({ reviewer, score }) => (
              <li key={reviewer.id} className="text-sm">
                <span className="block text-ink-2">{reviewer.name}</span>
                <span className="whitespace-pre-line">{score?.comment}</span>
              </li>
            ))}
          </ul>
        );
      })}
      {row('What they propose', ({ note }) =>
        note ? <p className="whitespace-pre-line text-sm">{note}</p> : <Nothing>Nothing beside the solution.</Nothing>,
      )}
      {row('Readiness', ({ solution: { readinessLevel } }) =>
        readinessLevel ? (
          <p className="text-sm">{readinessLabel(readinessLevel)}</p>
        ) : (
          <Nothing>The solution was taken back.</Nothing>
        ),
      )}
      {row('Field', ({ solution: { category, technologyType } }) => (
        <p className="text-sm">
          {[category && categoryLabels[category], technologyType && technologyTypeLabels[technologyType]]
            .filter(Boolean)
            .join(', ') || 'Not said'}
        </p>
      ))}
      {row('The solution', ({ solution: { description } }) => (
        <p className="whitespace-pre-line text-sm">{description || 'Not shown any more.'}</p>
      ))}
    </div>
  );
}

const noScores = (figures: ComparedProposalDto['figures']): string =>
  figures ? 'Nobody has scored it yet.' : 'Not yours to see, or not yet.';

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-ink-3 text-sm">{children}</p>;

interface RowProps {
  name: ReactNode;
  proposals: readonly ComparedProposalDto[];
  cell: (proposal: ComparedProposalDto) => ReactNode;
}

function Row({ name, proposals, cell }: RowProps) {
  return (
    <section className="border-line border-t pt-5 [&:nth-child(2)]:border-t-0 [&:nth-child(2)]:pt-0">
      <h2 className="mb-3 font-semibold text-base tracking-normal">{name}</h2>
      <div className={classes('grid gap-x-6 gap-y-4', columns[proposals.length])}>
        {proposals.map((proposal) => (
          <div key={proposal.proposalId} className="min-w-0 max-sm:border-line max-sm:border-l-2 max-sm:pl-3">
            {proposals.length > 1 && (
              <h3 className="mb-1 font-medium text-ink-2 text-xs tracking-normal sm:sr-only">
                {proposal.solution.title}
              </h3>
            )}
            {cell(proposal)}
          </div>
        ))}
      </div>
    </section>
  );
}

function Head({ problemId, proposal }: { problemId: string; proposal: ComparedProposalDto }) {
  const { proposalId, label, isBlind, status, solution } = proposal;
  return (
    <div className="min-w-0">
      <p className="text-ink-2 text-sm">
        <Proposer submittedBy={solution.submittedBy} label={label} />
      </p>
      <p className="font-semibold text-lg leading-snug">
        {solution.id ? (
          <Link to={`/solutions/${solution.id}`} className="rounded-sm hover:text-brand">
            {solution.title}
          </Link>
        ) : (
          solution.title
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <ProposalStatusBadge status={status} />
        {solution.readinessLevel && <ReadinessBadge level={solution.readinessLevel} />}
      </p>
      {isBlind && (
        <LinkButton to={`/problems/${problemId}/score?proposal=${proposalId}`} variant="secondary" className="mt-3">
          Score It
        </LinkButton>
      )}
    </div>
  );
}
