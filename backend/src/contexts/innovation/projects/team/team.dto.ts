import { IsOptional } from 'class-validator';
import { IsId } from '../../../../platform/http/id';
import { Reason, Text } from '../../../../platform/http/text';
import { JoinRequestStatus } from '../../innovation.enums';
import { SubmitterDto } from '../../problems/problems.dto';

export class PartnerDto {
  /** The organization. */
  organization: SubmitterDto;

  /** Whether it leads the project. */
  isLead: boolean;

  /**
   * What it is in the project; `null` where nobody has said so.
   * @example "Technology partner"
   */
  role: string | null;

  /**
   * What it brings.
   * @example "Probes, analysis and training"
   */
  contribution: string | null;

  /** Since when it works on it; of the lead `null`. */
  since: string | null;

  /** Whether the viewer may write for it. */
  isOwn: boolean;
}

export class JoinRequestDto {
  /** Its identifier. */
  id: string;

  /** Who asks. */
  organization: SubmitterDto;

  /**
   * What it wants to be in the project.
   * @example "Evaluator"
   */
  role: string;

  /**
   * What it brings, in its own words.
   * @example "We have measured leaks in four cities, and can check 60 excavations."
   */
  message: string;

  /**
   * How it stands.
   * @example "pending"
   */
  status: JoinRequestStatus;

  /**
   * Why it was declined.
   * @example "We have an evaluator for this phase."
   */
  reason: string | null;

  /** When it was made. */
  createdAt: string;

  /** When it was answered, or withdrawn. */
  decidedAt: string | null;

  /** Whether an organization of the viewer, for which they may write, has made it. */
  isOwn: boolean;
}

/** An organization that the lead has asked to work on the project, and that does not. */
export class AskedPartnerDto {
  /** The identifier of the invitation. */
  id: string;

  /** Who is asked. */
  organization: SubmitterDto;

  /**
   * As what.
   * @example "Evaluator"
   */
  role: string | null;

  /**
   * Whether it has declined; until then it has not answered.
   * @example true
   */
  hasDeclined: boolean;

  /**
   * Why; `null` where it has not said so.
   * @example "We have nobody free before the spring."
   */
  reason: string | null;

  /** When it was asked. */
  createdAt: string;

  /** When it declined. */
  answeredAt: string | null;
}

export class ProjectTeamDto {
  /** Who works on it: the organization that leads it first, then the others in the order in which they came. */
  partners: PartnerDto[];

  /** Requests to join it, the newest 100: all to who works on it, to others those of their own organizations. */
  requests: JoinRequestDto[];

  /** Who was asked and does not work on it, those first that have not answered, 100 at most: for who belongs to the organization that leads it. */
  asked: AskedPartnerDto[];
}

export class RequestToJoinDto {
  /**
   * What the organization wants to be in the project.
   * @example "Evaluator"
   */
  @Text({ max: 120, required: 'Say as what you would join' })
  role: string;

  /**
   * What it brings.
   * @example "We have measured leaks in four cities, and can check 60 excavations."
   */
  @Text({ max: 2000, required: 'Say what you bring', lines: true })
  message: string;

  /** For which organization; the first of the viewer’s that does not work on it where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class TeamReasonDto {
  /**
   * Why, in words that the organization reads.
   * @example "We have an evaluator for this phase."
   */
  @Reason(1000)
  reason: string;
}

export class LeaveProjectDto extends TeamReasonDto {
  /** Which organization leaves; the first of the viewer’s that works on it where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class DescribePartDto {
  /**
   * What the organization is in the project.
   * @example "Technology partner"
   */
  @Text({ max: 120, required: 'Enter a role' })
  role: string;

  /**
   * What it brings.
   * @example "Probes, analysis and training"
   */
  @IsOptional()
  @Text({ max: 500 })
  contribution?: string;
}

export class HandOverLeadDto {
  /**
   * The partner that leads the project from now on.
   * @example "7b1c1f9e-5d53-4f0e-9d7c-6f3f2a4f1c11"
   */
  @IsId()
  organizationId: string;
}
