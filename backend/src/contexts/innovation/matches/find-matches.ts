import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Corpus, Likeness, SharedWord, Within } from '../../../platform/search/corpus';
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

const keptOf = (one: Noun) => ({
  name: `matches-kept-of-${one}`,
  text: `select ${otherOf(one)}_id as id from innovation.matches where ${one}_id = $1`,
});
const end = (one: Noun) => ({
  name: `matches-end-of-${one}`,
  text: `delete from innovation.matches where ${one}_id = $1 and ${otherOf(one)}_id = any($2)`,
});

/** All that is compared, told apart by the transactions that have written it. */
const standing = (one: Noun) => {
  const other = otherOf(one);
  return {
    name: `matches-standing-of-${one}`,
    text: `select json_build_array(
        (select xmin from innovation.${one}s where id = $1),
        array(select xmin from innovation.${other}s where id = any($2) order by id),
        array(select ${other}_id from innovation.matches where ${one}_id = $1 order by 1))::text as standing`,
  };
};

const turn = { name: 'matches-turn', text: `select pg_advisory_xact_lock(hashtext('innovation.find-matches'))` };

/** So many texts are compared with one in a statement. */
const mostTexts = 100;

type Noun = 'problem' | 'solution';
const otherOf = (one: Noun): Noun => (one === 'problem' ? 'solution' : 'problem');

type Compared = Parameters<typeof textOf>[0] & { id: string; status: ProblemStatus | SolutionStatus };

/** A pair with what is compared. */
type Found = ReturnType<typeof toTextMatch> & { with: string };

interface Comparison {
  /** With which others it was compared, and how they and it stood before. */
  others: string[];
  stood: string;
  found: Found[];
  /** With which it had a match, and has none any more. */
  ended: string[];
}

/** All that everybody sees. */
const everything: Within = { own: [] };
const openOnes: Within = { ...everything, filters: { status: [ProblemStatus.Open] } };
const fits = ({ percent }: { percent: number }) => percent >= leastLabelled;

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
    problems: ProblemsQueries,
    solutions: SolutionsQueries,
  ) {
    this.nouns = { problem: problems, solution: solutions };
  }

  async forProblem(id: string): Promise<void> {
    await this.find('problem', id);
  }

  async forSolution(id: string): Promise<void> {
    await this.find('solution', id);
  }

  /**
   * Many compare at the same time, and keep one after another what they have found. What was compared and says something else since, or
   * has other matches, is compared once more while nobody else keeps any: of two edits the later one has the last word.
   */
  private async find(noun: Noun, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const first = await this.compare(noun, id);
      // Also where nothing was found: another may be about to keep a match with what stood here before.
      await this.database.run(turn);
      const stands = (await this.standing(noun, id, first.others)) === first.stood;
      const { found, ended } = stands ? first : await this.compare(noun, id);
      await this.keep(noun, id, found);
      if (ended.length > 0) await this.database.run(end(noun), [id, ended]);
    });
  }

  private async compare(noun: Noun, id: string): Promise<Comparison> {
    const { corpus } = this.nouns[otherOf(noun)];
    const [before, others] = await this.candidates(noun, id);
    // What follows is read after that, and is at least as new.
    const stood = await this.standing(noun, id, others);
    const [one] = others.length > 0 ? await this.nouns[noun].byIds([id]) : [];
    if (!one) return { others, stood, found: [], ended: [] };
    const text = textOf(one);
    const liked = (await corpus.score(text, everything, others)).filter(fits);
    const rest = others.filter((other) => !liked.some((found) => found.id === other));
    const found = [...(await this.explained(corpus, text, liked)), ...(await this.foundBack(noun, id, rest))];
    const ended = before.filter((other) => !found.some((match) => match.with === other));
    return { others, stood, found, ended };
  }

  /** With which it has a match, and these together with those that fit it best now: what is not open, or a draft, fits nothing new. */
  private async candidates(noun: Noun, id: string): Promise<[before: string[], all: string[]]> {
    const [one] = await this.nouns[noun].byIds([id]);
    const kept = await this.database.query<{ id: string }>(keptOf(noun), [id]);
    const before = kept.map((other) => other.id);
    const among = one && amongWhich(noun, one);
    const best = among ? (await this.nouns[otherOf(noun)].corpus.match(textOf(one), among, most)).filter(fits) : [];
    return [before, [...new Set([...best.map((other) => other.id), ...before])]];
  }

  private async standing(noun: Noun, id: string, others: string[]): Promise<string> {
    return (await this.database.one<{ standing: string }>(standing(noun), [id, others])).standing;
  }

  private async explained(corpus: Corpus, text: string, liked: Likeness[]): Promise<Found[]> {
    if (liked.length === 0) return [];
    const ids = liked.map(({ id }) => id);
    const words = await corpus.explain(text, ids, mostWords);
    return liked.map(({ id, percent }) => {
      const ofIt = words.filter((word) => word.id === id);
      return { with: id, ...toTextMatch(percent, ofIt) };
    });
  }

  /** Others may have found one that has too little of them itself. */
  private async foundBack(noun: Noun, id: string, others: string[]): Promise<Found[]> {
    const found: Found[] = [];
    const { corpus } = this.nouns[noun];
    for (let from = 0; from < others.length; from += mostTexts) {
      const some = await this.nouns[otherOf(noun)].byIds(others.slice(from, from + mostTexts));
      const percents = await corpus.scoreByEach(some.map(textOf), id);
      const liked = some.flatMap((other, place) => {
        const percent = percents[place] as number;
        return fits({ percent }) ? [{ id: other.id, percent, text: textOf(other) }] : [];
      });
      const words = await corpus.explainByEach(
        liked.map(({ text }) => text),
        id,
        mostWords,
      );
      for (const [place, other] of liked.entries())
        found.push({ with: other.id, ...toTextMatch(other.percent, words[place] as SharedWord[]) });
    }
    return found;
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

function amongWhich(noun: Noun, { status }: Compared): Within | undefined {
  if (noun === 'problem') return status === ProblemStatus.Open ? everything : undefined;
  return status === SolutionStatus.Draft ? undefined : openOnes;
}
