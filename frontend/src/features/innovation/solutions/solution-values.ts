import type { SolutionDetailDto, TechnologyType } from '@alliance/api-client/innovation';
import type { Submission } from '../forms/SubmissionFields';

/** A solution as it is typed. */
export interface SolutionValues extends Submission {
  technologyType: TechnologyType | '';
  readinessLevel: string;
}

export const valuesOf = (solution: SolutionDetailDto): SolutionValues => ({
  title: solution.title,
  description: solution.description,
  category: solution.category ?? '',
  technologyType: solution.technologyType ?? '',
  readinessLevel: String(solution.readinessLevel),
  tags: [...solution.tags],
  typedTag: '',
  organizationId: solution.submittedBy.id,
});
