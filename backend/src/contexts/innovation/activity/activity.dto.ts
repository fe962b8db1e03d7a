import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Text } from '../../../platform/http/text';

export class ImpactDto {
  /**
   * Problems that the viewer's organizations submitted, those withdrawn aside.
   * @example 3
   */
  problemsSubmitted: number;

  /**
   * Solutions that the viewer's organizations published or proposed.
   * @example 5
   */
  solutionsProposed: number;

  /**
   * Projects in phase sandbox, pilot or scaling that the viewer's organizations lead or work on.
   * @example 2
   */
  activeProjects: number;

  /**
   * The same in whatever phase.
   * @example 3
   */
  projects: number;

  /**
   * Other organizations that they work with, counted once a project.
   * @example 4
   */
  collaborations: number;
}

export enum ActivityKind {
  ProblemSubmitted = 'problem_submitted',
  SolutionPublished = 'solution_published',
  SolutionProposed = 'solution_proposed',
  ProposalAccepted = 'proposal_accepted',
  /** Something fits a problem or a solution of the viewer's organizations; the organization is the other one. */
  MatchFound = 'match_found',
  ProjectStarted = 'project_started',
  SuccessReported = 'success_reported',
}

export enum ActivitySubjectType {
  Problem = 'problem',
  Solution = 'solution',
  Project = 'project',
  /** Its identifier is what stands in its address. */
  Story = 'story',
}

export class ActivitySubjectDto {
  /**
   * What kind of thing it is.
   * @example "problem"
   */
  type: ActivitySubjectType;

  /** Its identifier. */
  id: string;
}

export class ActivityDto {
  /** Tells it apart from others of its kind. */
  id: string;

  /**
   * What happened.
   * @example "problem_submitted"
   */
  kind: ActivityKind;

  /**
   * Title of what it happened to.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;

  /** Where to read on. */
  subject: ActivitySubjectDto;

  /**
   * The organization that did it.
   * @example "Meridian Energy Holdings"
   */
  organizationName: string;

  /** Its identifier; `null` while it is not said which one it is. */
  organizationId: string | null;

  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;

  /** When it happened. */
  at: string;
}

export class ActivityPageDto {
  /** What happened, newest first. */
  entries: ActivityDto[];

  /** Where the next page starts: to be sent as `cursor`; `null` on the last one. */
  next: string | null;
}

export class ActivityPageQuery {
  /** How many, at most 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(100)
  limit?: number = 10;

  /** Where the page starts: the `next` of the page before. */
  @IsOptional()
  @Text({ max: 100 })
  cursor?: string;
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
