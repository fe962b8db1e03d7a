import type { Likeness } from '../../../platform/search/corpus';
import { Fit, TechnologyType } from '../innovation.enums';
import type { IndustryProblemDto } from '../problems/problems.dto';
import type { SolutionDto } from '../solutions/solutions.dto';
import type { MatchFactsDto } from './matches.dto';

/** How people write of technologies. */
const names: Record<TechnologyType, RegExp | null> = {
  [TechnologyType.Software]: /\b(software|apps?|saas|platforms?)\b/i,
  [TechnologyType.Hardware]: /\b(hardware|devices?)\b/i,
  [TechnologyType.Biotech]: /\bbiotech(nolog\w+)?\b/i,
  [TechnologyType.Ai]: /\b(ai|artificial intelligence|machine learning)\b/i,
  [TechnologyType.Iot]: /\b(iot|internet of things|sensors?)\b/i,
  [TechnologyType.Blockchain]: /\bblockchains?\b/i,
  [TechnologyType.Robotics]: /\b(robots?|robotics?|drones?)\b/i,
  [TechnologyType.Nanotechnology]: /\bnano\w*\b/i,
  [TechnologyType.Other]: null,
};
const marketReady = 7;

const compare = (one: string | null | undefined, other: string | null | undefined): Fit =>
  one && other ? (one === other ? Fit.Same : Fit.Other) : Fit.Unknown;

/** What is known of a pair beside its texts. */
export function factsOf(
  problem: IndustryProblemDto,
  solution: SolutionDto,
  countries: ReadonlyMap<string, string>,
  likeness?: Pick<Likeness, 'byMeaning'>,
): MatchFactsDto {
  const text = [problem.title, problem.description, ...problem.tags].join(' ');
  const named = solution.technologyType && names[solution.technologyType]?.test(text);
  return {
    category: compare(problem.category, solution.category),
    technology: named ? Fit.Same : Fit.Unknown,
    readinessLevel: solution.readinessLevel,
    marketReady: solution.readinessLevel >= marketReady,
    region: compare(countries.get(problem.submittedBy.id), countries.get(solution.submittedBy.id)),
    byMeaning: likeness?.byMeaning ?? false,
  };
}
