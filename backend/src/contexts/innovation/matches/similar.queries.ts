import { Injectable } from '@nestjs/common';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { Corpus, Within } from '../../../platform/search/corpus';
import { ProblemStatus } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import type { SimilarDto, SimilarSolutionDto, TextMatchDto } from './matches.dto';
import { leastLabelled, mostWords, toTextMatch } from './text-match';

const most = 5;

/** What is like a problem or a solution that somebody is still writing. */
@Injectable()
export class SimilarQueries {
  constructor(
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  async to(text: string, viewer: Viewer): Promise<SimilarDto> {
    const [asked, offered] = await Promise.all([
      this.liked(this.problems.corpus, text, { own: [], filters: { status: [ProblemStatus.Open] } }),
      this.liked(this.solutions.corpus, text, { own: organizationIds(viewer) }),
    ]);
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...asked.keys()]),
      this.solutions.byIds([...offered.keys()]),
    ]);
    return {
      problems: problems.map((problem) => ({ problem, ...(asked.get(problem.id) as TextMatchDto) })),
      solutions: solutions.map((solution) => ({ solution, ...(offered.get(solution.id) as TextMatchDto) })),
    };
  }

  /** Solutions of the viewer's organizations that say much the same. */
  async own(text: string, viewer: Viewer): Promise<SimilarSolutionDto[]> {
    const own = organizationIds(viewer);
    const offered = await this.liked(this.solutions.corpus, text, { own, owners: own });
    const solutions = await this.solutions.byIds([...offered.keys()]);
    return solutions.map((solution) => ({ solution, ...(offered.get(solution.id) as TextMatchDto) }));
  }

  /** By their ids, best first. */
  private async liked(corpus: Corpus, text: string, within: Within): Promise<Map<string, TextMatchDto>> {
    const found = (await corpus.match(text, within, most)).filter(({ percent }) => percent >= leastLabelled);
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
