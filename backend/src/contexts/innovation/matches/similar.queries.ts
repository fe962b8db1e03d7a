import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { Corpus, Likeness, Within } from '../../../platform/search/corpus';
import { ProblemStatus } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { isCopy } from './is-copy';
import type { SimilarDto, SimilarSolutionDto, TextMatchDto } from './matches.dto';
import { leastLabelled, mostWords, toTextMatch } from './text-match';

const most = 5;
/** So many of the best are read, to find copies among them. */
const mostRead = 20;

const textsOf = (table: 'problems' | 'solutions') => ({
  name: `similar-texts-of-${table}`,
  text: `select id, concat_ws(' ', title, description) as text from innovation.${table} where id = any($1)`,
});
const [problemTexts, solutionTexts] = [textsOf('problems'), textsOf('solutions')];

/** What is like a problem or a solution that somebody is still writing. */
@Injectable()
export class SimilarQueries {
  constructor(
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  async to(text: string, viewer: Viewer): Promise<SimilarDto> {
    const [asked, offered] = await Promise.all([
      this.like(this.problems.corpus, text, { own: [], filters: { status: [ProblemStatus.Open] } }, problemTexts),
      this.fitting(text, { own: organizationIds(viewer) }),
    ]);
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...asked.keys()]),
      this.solutions.byIds([...offered.keys()]),
    ]);
    return {
      problems: problems.map((problem) => ({ problem, ...(asked.get(problem.id) as Similarity) })),
      solutions: solutions.map((solution) => ({ solution, ...(offered.get(solution.id) as TextMatchDto) })),
    };
  }

  /** Solutions of the viewer's organizations that are most like it. */
  async own(text: string, viewer: Viewer): Promise<SimilarSolutionDto[]> {
    const own = organizationIds(viewer);
    const offered = await this.like(this.solutions.corpus, text, { own, owners: own }, solutionTexts);
    const solutions = await this.solutions.byIds([...offered.keys()]);
    return solutions.map((solution) => ({ solution, ...(offered.get(solution.id) as Similarity) }));
  }

  /** The most similar, however little that is: the same problem in other words shares few of them. Copies come first. */
  private async like(
    corpus: Corpus,
    text: string,
    within: Within,
    texts: ReturnType<typeof textsOf>,
  ): Promise<Map<string, Similarity>> {
    const found = (await corpus.match(text, within, mostRead)).filter(({ percent }) => percent > 0);
    const read = await this.database.query<{ id: string; text: string }>(texts, [found.map(({ id }) => id)]);
    const copies = new Set(read.filter((other) => isCopy(text, other.text)).map(({ id }) => id));
    const isNoCopy = ({ id }: Likeness) => Number(!copies.has(id));
    const shown = found.sort((one, other) => isNoCopy(one) - isNoCopy(other)).slice(0, most);
    const matches = await this.inWords(corpus, text, shown);
    return new Map([...matches].map(([id, match]) => [id, { ...match, isCopy: copies.has(id) }]));
  }

  private async fitting(text: string, within: Within): Promise<Map<string, TextMatchDto>> {
    const found = await this.solutions.corpus.match(text, within, most);
    const shown = found.filter(({ percent }) => percent >= leastLabelled);
    return this.inWords(this.solutions.corpus, text, shown);
  }

  /** By their ids, in their order. */
  private async inWords(corpus: Corpus, text: string, found: Likeness[]): Promise<Map<string, TextMatchDto>> {
    const ids = found.map(({ id }) => id);
    const words = await corpus.explain(text, ids, mostWords);
    return new Map(
      found.map(({ id, percent }) => {
        const { missing: _, ...match } = toTextMatch(
          percent,
          words.filter((word) => word.id === id),
        );
        return [id, match];
      }),
    );
  }
}

type Similarity = TextMatchDto & { isCopy: boolean };
