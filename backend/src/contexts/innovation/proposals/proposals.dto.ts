import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';

/** Which page of a problem's proposals. */
export class ProposalsQuery extends PageQuery {}

export class ProposedSolutionDto {
  /** The solution's identifier. */
  id: string;

  /**
   * What the solution is, on one line.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  title: string;

  /**
   * Technology readiness, 1 to 9.
   * @example 7
   */
  @ApiProperty({ minimum: 1, maximum: 9 })
  readinessLevel: number;

  /**
   * How far the solution has come.
   * @example "published"
   */
  status: SolutionStatus;

  /** The organization that proposes it. */
  submittedBy: SubmitterDto;
}

export class ProposalDto {
  /** Its identifier. */
  id: string;

  /** What is proposed. */
  solution: ProposedSolutionDto;

  /**
   * What the proposing organization adds.
   * @example "We would start with your two oldest districts."
   */
  note: string | null;

  /**
   * Where it stands with the problem's owner.
   * @example "pending"
   */
  status: ProposalStatus;

  /**
   * What the problem's owner answers.
   * @example "Just what we were looking for. Our engineers will call you this week."
   */
  feedback: string | null;

  /** When it was made. */
  createdAt: string;

  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
}

export class ProposeSolutionDto {
  /**
   * The problem, which must be open: an id that `listProblems` answered.
   * @example "b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8"
   */
  @IsUUID()
  problemId: string;

  /**
   * The solution, one of the viewer's organizations': an id that `submitSolution` or `listSolutions` answered.
   * @example "2c9e1d84-6b3a-4d57-9f10-7a5e8c4b2d96"
   */
  @IsUUID()
  solutionId: string;

  /**
   * A word to the problem's owner.
   * @example "We would start with your two oldest districts."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  note?: string;
}

export class AcceptProposalDto {
  /**
   * A word to the proposing organization.
   * @example "Just what we were looking for. Our engineers will call you this week."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  feedback?: string;
}

export class DeclineProposalDto {
  /**
   * Why, so that the proposing organization can do better.
   * @example "The probes do not fit our 80 mm mains. Please come back with a smaller one."
   */
  @Text({ max: 2000, lines: true, required: 'Please say why, so that the organization can do better' })
  feedback: string;
}
