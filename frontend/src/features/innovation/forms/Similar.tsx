import { type TextMatchDto, useFindSimilarQuery, useFindSimilarSolutionsQuery } from '@alliance/api-client/innovation';
import { TextMatch } from '@/features/shared/matches/TextMatch';
import { NewTabLink } from '@/ui/NewTabLink';
import { useSettled } from '@/ui/useSettled';

/** A title alone says little; and the server reads no further. */
const [shortest, longest] = [20, 2000];
/** From here on a text is asked about before it is submitted once more. */
const copied = 90;

interface Draft {
  title: string;
  description: string;
}

/** What is written so far, once it rests; nothing while it is too short to say anything. */
function useWritten({ title, description }: Draft): string | undefined {
  const text = useSettled(`${title.trim()} ${description.trim()}`.trim().slice(0, longest));
  return text.length < shortest ? undefined : text;
}

const isCopy = (match: { percent: number } | undefined) => match !== undefined && match.percent >= copied;

/** What is like a problem that is being written, and whether it is there already. Nothing where that cannot be said. */
export function useSimilar(draft: Draft) {
  const text = useWritten(draft);
  const { currentData } = useFindSimilarQuery({ text: text ?? '' }, { skip: !text });
  const similar = text ? currentData : undefined;
  const nearest = similar?.problems[0];
  return { similar, copy: isCopy(nearest) ? nearest?.problem : undefined };
}

/** The same of a solution, among those of the own organizations. */
export function useSimilarSolutions(draft: Draft) {
  const text = useWritten(draft);
  const { currentData } = useFindSimilarSolutionsQuery({ text: text ?? '' }, { skip: !text });
  const solutions = (text && currentData) || [];
  const [nearest] = solutions;
  return { solutions, copy: isCopy(nearest) ? nearest?.solution : undefined };
}

/** Own solutions that are like it. */
export function SimilarSolutions({ solutions }: Pick<ReturnType<typeof useSimilarSolutions>, 'solutions'>) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {solutions.length > 0 && (
        <Found
          title="Similar solutions of yours"
          found={solutions.map(({ solution, ...match }) => ({
            to: `/solutions/${solution.id}`,
            noun: solution,
            match,
          }))}
        />
      )}
    </div>
  );
}

/** Open problems and solutions that are like it, in a tab of their own, so that what is typed stays. */
export function Similar({ similar }: Pick<ReturnType<typeof useSimilar>, 'similar'>) {
  const { problems = [], solutions = [] } = similar ?? {};
  return (
    <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
      {problems.length > 0 && (
        <Found
          title="Similar open problems"
          found={problems.map(({ problem, ...match }) => ({ to: `/problems/${problem.id}`, noun: problem, match }))}
        />
      )}
      {solutions.length > 0 && (
        <Found
          title="Solutions that may fit already"
          found={solutions.map(({ solution, ...match }) => ({
            to: `/solutions/${solution.id}`,
            noun: solution,
            match,
          }))}
        />
      )}
    </div>
  );
}

interface FoundProps {
  title: string;
  found: { to: string; noun: { id: string; title: string; submittedBy: { name: string } }; match: TextMatchDto }[];
}

function Found({ title, found }: FoundProps) {
  return (
    <section className="rounded-lg border border-line bg-sunken p-4">
      <h3 className="font-medium text-base tracking-normal">{title}</h3>
      <ul aria-label={title} className="mt-2 divide-y divide-line">
        {found.map(({ to, noun, match }) => (
          <li key={noun.id} className="py-3 last:pb-0">
            <p className="text-sm [overflow-wrap:anywhere]">
              <NewTabLink to={to}>{noun.title}</NewTabLink>{' '}
              <span className="text-ink-2">· {noun.submittedBy.name}</span>
            </p>
            <TextMatch match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
