import {
  type TextMatchDto,
  useLazyFindSimilarQuery,
  useLazyFindSimilarSolutionsQuery,
} from '@alliance/api-client/innovation';
import { useEffect, useRef } from 'react';
import { TextMatch } from '@/features/shared/matches/TextMatch';
import { NewTabLink } from '@/ui/NewTabLink';
import { useSettled } from '@/ui/useSettled';

/** A shorter text says little. */
const shortest = 20;
/** Whoever submits waits so long, in milliseconds, for what it is compared with. */
const patience = 2000;

interface Draft {
  title: string;
  description: string;
}

interface Asked<Answer> {
  text: string;
  answer: Promise<Answer | undefined>;
  abort: () => void;
}

const textOf = ({ title, description }: Draft) => `${title.trim()} ${description.trim()}`.trim();

/**
 * Compares what is written so far once it rests, and what is no longer written not any further. Answers a function that waits for
 * what a draft is like; for nothing where that cannot be said, or not in time.
 */
function useCompared<Answer>(draft: Draft, compare: (text: string) => Pick<Asked<Answer>, 'answer' | 'abort'>) {
  const typed = textOf(draft);
  const settled = useSettled(typed);
  const asked = useRef<Asked<Answer>>(undefined);

  const ask = (text: string) => {
    if (asked.current?.text === text) return asked.current.answer;
    asked.current?.abort();
    asked.current = text.length < shortest ? undefined : { text, ...compare(text) };
    return asked.current?.answer;
  };

  useEffect(() => {
    if (asked.current?.text === typed) return;
    asked.current?.abort();
    asked.current = undefined;
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each text
  useEffect(() => void (settled === typed && ask(settled)), [settled, typed]);
  useEffect(() => () => asked.current?.abort(), []);

  return (written: Draft): Promise<Answer | undefined> =>
    Promise.race([ask(textOf(written)), new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}

/** What is like a problem that is being written, and the way to ask whether it is there already. */
export function useSimilar(draft: Draft) {
  const [find, { currentData }] = useLazyFindSimilarQuery();
  const wait = useCompared(draft, (text) => answerOf(find({ findSimilarDto: { text } })));
  const findCopy = async (written: Draft) => (await wait(written))?.problems.find(({ isCopy }) => isCopy)?.problem;
  const similar = textOf(draft).length < shortest ? undefined : currentData;
  return { similar: { problems: similar?.problems ?? [], solutions: similar?.solutions ?? [] }, findCopy };
}

/** The same of a solution, among those of the own organizations. */
export function useSimilarSolutions(draft: Draft) {
  const [find, { currentData }] = useLazyFindSimilarSolutionsQuery();
  const wait = useCompared(draft, (text) => answerOf(find({ findSimilarDto: { text } })));
  const findCopy = async (written: Draft) => (await wait(written))?.find(({ isCopy }) => isCopy)?.solution;
  return { solutions: (textOf(draft).length >= shortest && currentData) || [], findCopy };
}

type Match = TextMatchDto & { isCopy?: boolean };

/** What shares a few words alone is seldom worth a look while something is written; the same in other words may be among it. */
const isNear = ({ label, isCopy }: Pick<Match, 'label' | 'isCopy'>) => Boolean(label || isCopy);

/** What is not answered is nothing to wait for. */
const answerOf = <Answer,>(request: { unwrap: () => Promise<Answer>; abort: () => void }) => ({
  answer: request.unwrap().catch(() => undefined),
  abort: () => request.abort(),
});

const foundId = 'similar';

/** That there are some, and the way to them: they stand at the end of a form that scrolls. */
export function SimilarHint({ similar, nouns: [one, many] }: { similar: Match[]; nouns: readonly [string, string] }) {
  const count = similar.filter(isNear).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="min-h-11 rounded-sm text-left text-sm underline underline-offset-4 hover:text-brand"
      onClick={() => document.getElementById(foundId)?.focus()}
    >
      {count === 1 ? `One similar ${one}` : `${count} similar ${many}`}
    </button>
  );
}

/** Own solutions that are like it. */
export function SimilarSolutions({ solutions }: Pick<ReturnType<typeof useSimilarSolutions>, 'solutions'>) {
  return (
    <div id={foundId} tabIndex={-1} aria-live="polite" className="rounded-lg empty:hidden">
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
export function Similar({
  similar,
  heading,
}: Pick<ReturnType<typeof useSimilar>, 'similar'> & Pick<FoundProps, 'heading'>) {
  const { problems, solutions } = similar;
  return (
    <div id={foundId} tabIndex={-1} aria-live="polite" className="flex flex-col gap-4 rounded-lg empty:hidden">
      {problems.length > 0 && (
        <Found
          heading={heading}
          title="Similar open problems"
          found={problems.map(({ problem, ...match }) => ({ to: `/problems/${problem.id}`, noun: problem, match }))}
        />
      )}
      {solutions.length > 0 && (
        <Found
          heading={heading}
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
  /** One below the heading of the form: on a page `h2`. */
  heading?: 'h2' | 'h3';
  title: string;
  found: { to: string; noun: { id: string; title: string; submittedBy: { name: string } }; match: Match }[];
}

function Found({ heading: Heading = 'h3', title, found }: FoundProps) {
  const near = found.filter(({ match }) => isNear(match));
  const distant = found.filter(({ match }) => !isNear(match));
  return (
    <section className="rounded-lg border border-line bg-sunken p-4">
      <Heading className="font-medium text-base tracking-normal">{title}</Heading>
      {near.length > 0 && <FoundList label={title} found={near} />}
      {distant.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="min-h-11 cursor-pointer content-center">
            {near.length > 0 ? `${distant.length} more` : distant.length} with a few words in common
          </summary>
          <FoundList label={`${title}, with a few words in common`} found={distant} />
        </details>
      )}
    </section>
  );
}

const FoundList = ({ label, found }: { label: string; found: FoundProps['found'] }) => (
  <ul aria-label={label} className="mt-2 divide-y divide-line">
    {found.map(({ to, noun, match }) => (
      <li key={noun.id} className="py-3 last:pb-0">
        <p className="text-sm [overflow-wrap:anywhere]">
          <NewTabLink to={to}>{noun.title}</NewTabLink> <span className="text-ink-2">· {noun.submittedBy.name}</span>
        </p>
        <TextMatch match={match} />
      </li>
    ))}
  </ul>
);
