import { IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';

export class ProposedSolutionDto {
  id: string;

  title: string;

  /** Technology readiness, 1 to 9. */
  readinessLevel: number;

  status: SolutionStatus;

  submittedBy: SubmitterDto;
}

export class ProposalDto {
  id: string;

  solution: ProposedSolutionDto;

  /** What the proposing organization adds. */
  note: string | null;

  status: ProposalStatus;

  /** What the problem's owner answers. */
  feedback: string | null;

  createdAt: string;

  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
}

export class ProposeSolutionDto {
  @IsUUID()
  problemId: string;

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
  /** @example "Just what we were looking for. Our engineers will call you this week." */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  feedback?: string;
}

export class DeclineProposalDto {
  /** @example "The probes do not fit our 80 mm mains. Please come back with a smaller one." */
  @Text({ max: 2000, lines: true, required: 'Please say why, so that the organization can do better' })
  feedback: string;
}
