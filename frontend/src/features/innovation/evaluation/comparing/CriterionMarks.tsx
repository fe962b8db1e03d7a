import type { ComparedProposalDto } from '@alliance/api-client/evaluation';
import { markWords } from '../points';

interface CriterionMarksProps {
  proposal: ComparedProposalDto;
  criterionKey: number;
}

/** What each reviewer says of one criterion, of scores that count. */
export function CriterionMarks({ proposal: { figures, scores }, criterionKey }: CriterionMarksProps) {
  const mean = figures?.criteria.find(({ key }) => key === criterionKey)?.mean ?? null;
  if (mean === null) return <p className="text-ink-3 text-sm">No marks.</p>;
  const given = (scores ?? []).flatMap(({ reviewer, score }) => {
    const mark = score?.points != null && score.marks.find(({ key }) => key === criterionKey);
    return mark ? [{ reviewer, ...mark }] : [];
  });
  return (
    <>
      <p className="tabular-nums">
        <span className="font-semibold text-lg">{mean.toFixed(1)}</span>{' '}
        <span className="text-ink-2 text-sm">of 5</span>
      </p>
      <ul className="mt-1 grid gap-1.5 text-sm">
        {given.map(({ reviewer, mark, note }) => (
          <li key={reviewer.id}>
            <span className="font-medium tabular-nums">{mark}</span>
            <span className="sr-only">, {markWords[mark - 1]},</span>{' '}
            <span className="text-ink-2">{reviewer.name}</span>
            {note && <span className="block whitespace-pre-line">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
