import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsNumber,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Searched, Text } from '../../../platform/http/text';
import { Category } from '../innovation.enums';
import { projectTexts } from '../innovation.limits';
import { SubmitterDto } from '../problems/problems.dto';

/** By what a project is judged to have succeeded. */
export class WantedMetricDto {
  /**
   * What is measured.
   * @example "Water lost between works and taps"
   */
  @Text({ max: 200, required: 'Say what is measured' })
  name: string;

  /**
   * In what, of both numbers.
   * @example "%"
   */
  @Text({ max: 40, required: 'Say in what it is measured' })
  unit: string;

  /**
   * How it is when the project begins.
   * @example 34
   */
  @IsNumber({}, { message: 'baseline must be a number' })
  @ApiProperty({ format: 'double' })
  baseline: number;

  /**
   * What it is to come to; another number.
   * @example 18.5
   */
  @IsNumber({}, { message: 'target must be a number' })
  @ApiProperty({ format: 'double' })
  target: number;
}

/** An organization that is to work on a project. */
export class WantedCollaboratorDto {
  /** Its identifier. */
  @IsId()
  organizationId: string;

  /**
   * As what.
   * @example "Technology partner"
   */
  @IsOptional()
  @Text({ max: 100 })
  role?: string;
}

export class StartProjectDto {
  /** The accepted proposal that it comes of; it says which problem and which solution. */
  @IsOptional()
  @IsId()
  proposalId?: string;

  /** The problem that it is to solve, where no proposal says it. */
  @IsOptional()
  @IsId()
  problemId?: string;

  /** The solution that it brings to it, where no proposal says it. */
  @IsOptional()
  @IsId()
  solutionId?: string;

  /**
   * What it is called, on one line.
   * @example "Quiet mains: leak location for two districts"
   */
  @Text({ max: 200, required: 'Name is required' })
  name: string;

  /**
   * What it is about, as plain text; line breaks are kept.
   * @example "Drifting probes find leaks in 640 km of mains; crews repair them in the order of water saved."
   */
  @Text({ max: projectTexts.description, lines: true, required: 'Description is required' })
  description: string;

  /**
   * The field it belongs to; that of the problem where absent.
   * @example "environment"
   */
  @IsOptional()
  @IsEnum(Category)
  category?: Category;

  /** The organization of the viewer that leads it: that of the problem or that of the solution. By default the first of these. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /**
   * Who else is to work on it, 20 at most. The other side of an accepted proposal does so at once; all others are asked, and are partners
   * once they accept.
   */
  @IsOptional()
  @IsArray({ message: 'collaborators must be a list' })
  @ArrayMaxSize(20, { message: 'There can be at most 20 collaborators' })
  @ArrayUnique((one: WantedCollaboratorDto) => one?.organizationId, {
    message: 'collaborators must not name an organization twice',
  })
  @ValidateNested({ each: true })
  @Type(() => WantedCollaboratorDto)
  collaborators?: WantedCollaboratorDto[];

  /**
   * What there is to spend, as people write it: an amount with an optional currency (US dollars when none is named).
   * @example "€1.8M"
   */
  @IsOptional()
  @Text({ max: projectTexts.budget })
  budget?: string;

  /** The day on which it begins, from 2020 on. */
  @IsOptional()
  @Day()
  startDate?: string;

  /** The day by which it is to be completed; not before it begins. */
  @IsOptional()
  @Day()
  estimatedCompletion?: string;

  /** By what it is judged to have succeeded, 20 at most. */
  @IsOptional()
  @IsArray({ message: 'successMetrics must be a list' })
  @ArrayMaxSize(20, { message: 'There can be at most 20 success metrics' })
  @ValidateNested({ each: true })
  @Type(() => WantedMetricDto)
  successMetrics?: WantedMetricDto[];
}

/** A project that asks an organization of the viewer to work on it. */
export class ProjectInvitationDto {
  /** Its identifier. */
  id: string;

  /** The project. */
  projectId: string;

  /**
   * What the project is called.
   * @example "Quiet mains: leak location for two districts"
   */
  projectName: string;

  /** The organization that leads it, and asks. */
  leadOrganization: SubmitterDto;

  /** The organization of the viewer that is asked. */
  organization: SubmitterDto;

  /**
   * As what.
   * @example "Evaluator"
   */
  role: string | null;

  /** When it was asked. */
  createdAt: string;
}

export class AnswerProjectInvitationDto {
  /**
   * Whether the organization works on the project from now on.
   * @example true
   */
  @IsBoolean({ message: 'accept must be true or false' })
  accept: boolean;

  /**
   * Why it is declined, in words that the organization that leads the project reads; left aside where it is accepted.
   * @example "We have nobody free before the spring."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  reason?: string;
}

export class OrganizationSearchQuery {
  /**
   * A part of its name.
   * @example "techflow"
   */
  @Searched({ max: 200, required: 'Enter a part of the name' })
  search: string;
}
