import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Corpus, Likeness, Within } from '../../../platform/search/corpus';
import { ProblemStatus, SolutionStatus } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { leastLabelled, leastTold, mostWords, textOf, toTextMatch } from './text-match';

/** So many of the best are kept, of those with a label. */
const most = 10;

const keep = {
  name: 'matches-keep',
  text: `insert into innovation.matches (problem_id, solution_id, percent, words, missing, found_at)
    select problem_id, solution_id, percent, match->'words', array(select jsonb_array_elements_text(match->'missing')), $5
    from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::jsonb[]) as found (problem_id, solution_id, percent, match)
    on conflict (problem_id, solution_id) do update set percent = excluded.percent, words = excluded.words, missing = excluded.missing,
      found_at = case when matches.percent < ${leastTold} and excluded.percent >= ${leastTold}
        then excluded.found_at else matches.found_at end`,
};

const kept = (one: Noun) => ({
  name: `matches-kept-of-${one}`,
  text: `select ${otherOf(one)}_id as id from innovation.matches where ${one}_id = $1`,
});
const end = (one: Noun) => ({
  name: `matches-end-of-${one}`,
  text: `delete from innovation.matches where ${one}_id = $1 and ${otherOf(one)}_id = any($2)`,
});

type Noun = 'problem' | 'solution';
const otherOf = (one: Noun): Noun => (one === 'problem' ? 'solution' : 'problem');
type Compared = Parameters<typeof textOf>[0] & { id: string };

/** All that everybody sees. */
const everything: Within = { own: [] };
const fits = ({ percent }: Likeness) => percent >= leastLabelled;

/**
 * Finds what fits a problem or a solution that has come or says something else now, and keeps it for those whom it concerns. Of a pair
 * that was found before, what is found now takes its place; it ends where neither has enough of the other any more.
 */
@Injectable()
export class FindMatches {
  private readonly nouns: Record<Noun, { corpus: Corpus; byIds: (ids: string[]) => Promise<Compared[]> }>;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {
    this.nouns = { problem: problems, solution: solutions };
  }

  async forProblem(id: string): Promise<void> {
    const [problem] = await this.problems.byIds([id]);
    // What is not open any more fits nothing new.
    if (problem) await this.compare('problem', problem, problem.status === ProblemStatus.Open ? everything : undefined);
  }

  async forSolution(id: string): Promise<void> {
    const [solution] = await this.solutions.byIds([id]);
    const openOnes = { ...everything, filters: { status: [ProblemStatus.Open] } };
    if (solution && solution.status !== SolutionStatus.Draft) await this.compare('solution', solution, openOnes);
  }

  private async compare(noun: Noun, one: Compared, among?: Within): Promise<void> {
    const { corpus } = this.nouns[otherOf(noun)];
    const text = textOf(one);
    const best = among ? (await corpus.match(text, among, most)).filter(fits) : [];
    const before = await this.database.query<{ id: string }>(kept(noun), [one.id]);
    const left = without(
      before.map(({ id }) => id),
      best,
    );
    const still = left.length > 0 ? (await corpus.score(text, everything, left)).filter(fits) : [];
    await this.keep(noun, one, [...best, ...still]);
    const rest = without(left, still);
    if (rest.length > 0) await this.compareBack(noun, one, rest);
  }

  /** Others may have found one that has too little of them itself. */
  private async compareBack(noun: Noun, { id }: Compared, others: string[]): Promise<void> {
    const found: string[] = [];
    for (const other of await this.nouns[otherOf(noun)].byIds(others)) {
      const again = (await this.nouns[noun].corpus.score(textOf(other), everything, [id])).filter(fits);
      await this.keep(otherOf(noun), other, again);
      if (again.length > 0) found.push(other.id);
    }
    await this.database.run(end(noun), [id, others.filter((other) => !found.includes(other))]);
  }

  private async keep(noun: Noun, one: Compared, liked: Likeness[]): Promise<void> {
    if (liked.length === 0) return;
    const ids = liked.map(({ id }) => id);
    const words = await this.nouns[otherOf(noun)].corpus.explain(textOf(one), ids, mostWords);
    const itself = ids.map(() => one.id);
    await this.database.run(keep, [
      ...(noun === 'problem' ? [itself, ids] : [ids, itself]),
      liked.map(({ percent }) => percent),
      liked.map(({ id, percent }) =>
        JSON.stringify(
          toTextMatch(
            percent,
            words.filter((word) => word.id === id),
          ),
        ),
      ),
      this.clock.now(),
    ]);
  }
}

const without = (ids: string[], found: Likeness[]) => ids.filter((id) => !found.some((one) => one.id === id));
