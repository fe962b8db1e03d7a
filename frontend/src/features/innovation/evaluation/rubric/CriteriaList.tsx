import { type Criterion, sharesOf, shareText } from './rubric';
import { ShareBar } from './ShareBar';

type ShownCriterion = Pick<Criterion, 'name' | 'meaning' | 'weight'>;

/** What proposals are judged by: each criterion with its share of the whole, and what it means. */
export function CriteriaList({ criteria }: { criteria: readonly ShownCriterion[] }) {
  const shares = sharesOf(criteria.map(({ weight }) => weight));
  return (
    <ol className="grid max-w-prose gap-4">
      {criteria.map(({ name, meaning }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same while they are typed
        <li key={n}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-medium">{name}</span>
            <span className="shrink-0 text-ink-2 text-sm tabular-nums">{shareText(shares[n] ?? 0)}</span>
          </p>
          <div className="mt-1">
            <ShareBar share={shares[n] ?? 0} />
          </div>
          {meaning && <p className="mt-1.5 text-ink-2 text-sm">{meaning}</p>}
        </li>
      ))}
    </ol>
  );
}
