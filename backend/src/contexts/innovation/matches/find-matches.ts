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

const turn = { name: 'matches-turn', text: `select pg_advisory_xact_lock(hashtext('innovation.find-matches'))` };

type Noun = 'problem' | 'solution';
const otherOf = (one: Noun): Noun => (one === 'problem' ? 'solution' : 'problem');
type Compared = Parameters<typeof textOf>[0] & { id: string };

/** A pair with what is compared. */
type Found = ReturnType<typeof toTextMatch> & { with: string };

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
    await this.oneByOne(async () => {
      const [problem] = await this.problems.byIds([id]);
      // What is not open any more fits nothing new.
      const among = problem?.status === ProblemStatus.Open ? everything : undefined;
      if (problem) await this.compare('problem', problem, among);
    });
  }

  async forSolution(id: string): Promise<void> {
    await this.oneByOne(async () => {
      const [solution] = await this.solutions.byIds([id]);
      const openOnes = { ...everything, filters: { status: [ProblemStatus.Open] } };
      if (solution && solution.status !== SolutionStatus.Draft) await this.compare('solution', solution, openOnes);
    });
  }

  /** Each is read after all that was compared before is kept: of two edits the later one has the last word. */
  private async oneByOne(work: () => Promise<void>): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.run(turn);
      await work();
    });
  }

  /** All is compared before anything is kept: nobody who writes one of the others waits for that. */
  private async compare(noun: Noun, one: Compared, among?: Within): Promise<void> {
    const other = otherOf(noun);
    const { corpus } = this.nouns[other];
    const text = textOf(one);
    const best = among ? (await corpus.match(text, among, most)).filter(fits) : [];
    const before = await this.database.query<{ id: string }>(kept(noun), [one.id]);
    const left = without(
      before.map(({ id }) => id),
      best,
    );
    const still = left.length > 0 ? (await corpus.score(text, everything, left)).filter(fits) : [];
    const found = await this.explained(other, text, [...best, ...still], (id) => id);
    const rest = without(left, still);
    for (const another of await this.nouns[other].byIds(rest)) {
      // Others may have found one that has too little of them itself.
      const back = await this.nouns[noun].corpus.score(textOf(another), everything, [one.id]);
      found.push(...(await this.explained(noun, textOf(another), back.filter(fits), () => another.id)));
    }
    await this.keep(noun, one.id, found);
    const ended = rest.filter((id) => !found.some((match) => match.with === id));
    if (ended.length > 0) await this.database.run(end(noun), [one.id, ended]);
  }

  private async explained(noun: Noun, text: string, liked: Likeness[], withWhich: (id: string) => string) {
    if (liked.length === 0) return [];
    const ids = liked.map(({ id }) => id);
    const words = await this.nouns[noun].corpus.explain(text, ids, mostWords);
    return liked.map(({ id, percent }): Found => {
      const ofIt = words.filter((word) => word.id === id);
      return { with: withWhich(id), ...toTextMatch(percent, ofIt) };
    });
  }

  private async keep(noun: Noun, id: string, found: Found[]): Promise<void> {
    if (found.length === 0) return;
    const [others, itself] = [found.map((match) => match.with), found.map(() => id)];
    await this.database.run(keep, [
      ...(noun === 'problem' ? [itself, others] : [others, itself]),
      found.map(({ percent }) => percent),
      found.map(({ words, missing }) => JSON.stringify({ words, missing })),
      this.clock.now(),
    ]);
  }
}

const without = (ids: string[], found: Likeness[]) => ids.filter((id) => !found.some((one) => one.id === id));
