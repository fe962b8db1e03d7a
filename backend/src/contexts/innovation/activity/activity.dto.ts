import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class ImpactDto {
  /** By the viewer's organizations. */
  problemsSubmitted: number;

  /** Solutions that the viewer's organizations published or proposed. */
  solutionsProposed: number;

  /** Projects in phase sandbox, pilot or scaling that the viewer's organizations lead or work on. */
  activeProjects: number;

  /** Other organizations that they work with, counted once a project. */
  collaborations: number;
}

export enum ActivityKind {
  ProblemSubmitted = 'problem_submitted',
  SolutionPublished = 'solution_published',
  SolutionProposed = 'solution_proposed',
  ProposalAccepted = 'proposal_accepted',
  ProjectStarted = 'project_started',
  SuccessReported = 'success_reported',
}

export enum ActivitySubjectType {
  Problem = 'problem',
  Solution = 'solution',
  Project = 'project',
}

export class ActivitySubjectDto {
  type: ActivitySubjectType;

  id: string;
}

export class ActivityDto {
  kind: ActivityKind;

  /** Title of what it happened to. */
  title: string;

  /** Where to read on. */
  subject: ActivitySubjectDto;

  /** Who did it. */
  organizationName: string;

  at: string;
}

export class ActivityQuery {
  /** How many, at most 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(100)
  limit?: number = 20;
}
