import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Corpus } from '../../../platform/search/corpus';
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

/**
 * Finds what fits a problem or a solution that has come or says something else now, and keeps it for those whom it concerns. Of a pair
 * that was found before, what is found now takes its place.
 */
@Injectable()
export class FindMatches {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  async forProblem(id: string): Promise<void> {
    const [problem] = await this.problems.byIds([id]);
    if (problem?.status === ProblemStatus.Open)
      await this.keep(this.solutions.corpus, textOf(problem), {}, (other) => [id, other]);
  }

  async forSolution(id: string): Promise<void> {
    const [solution] = await this.solutions.byIds([id]);
    const open = { status: [ProblemStatus.Open] };
    if (solution && solution.status !== SolutionStatus.Draft)
      await this.keep(this.problems.corpus, textOf(solution), open, (other) => [other, id]);
  }

  private async keep(
    corpus: Corpus,
    text: string,
    filters: Record<string, string[]>,
    pair: (other: string) => [problem: string, solution: string],
  ): Promise<void> {
    const liked = (await corpus.match(text, { own: [], filters }, most)).filter(
      ({ percent }) => percent >= leastLabelled,
    );
    const ids = liked.map(({ id }) => id);
    const words = await corpus.explain(text, ids, mostWords);
    const pairs = ids.map(pair);
    await this.database.run(keep, [
      pairs.map(([problem]) => problem),
      pairs.map(([, solution]) => solution),
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
