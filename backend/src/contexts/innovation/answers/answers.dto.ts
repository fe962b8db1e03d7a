import { ApiProperty } from '@nestjs/swagger';
import { SubmitterDto } from '../problems/problems.dto';

/** What an organization owes to who has proposed to it. */
export class OverdueDecisionsDto {
  /** The organization, one that the viewer may decide for. */
  organizationId: string;

  /**
   * How many of its decisions are overdue: 1 to 1,000, which stands for as many or more.
   * @example 6
   */
  @ApiProperty({ minimum: 1, maximum: 1000 })
  overdue: number;

  /**
   * Whether they are too many, more than five, for it to submit or reopen a problem: that answers `decisions_overdue`.
   * @example true
   */
  stopsProblems: boolean;
}

/**
 * How an organization has answered proposals: of the newest 200 decisions of the last 730 days that were promised by a day, and of
 * what is overdue now. Proposals to itself are not counted.
 */
export class AnswerRecordDto {
  /**
   * Of how many proposals that is, decided or overdue.
   * @example 23
   */
  counted: number;

  /**
   * How many of a hundred of these were decided by the day that was promised; what is overdue was not.
   * @example 91
   */
  @ApiProperty({ minimum: 0, maximum: 100 })
  inTimePercent: number;

  /**
   * Within so many days half of the decisions were made; `null` where none was.
   * @example 9
   */
  @ApiProperty({ nullable: true, type: 'integer', minimum: 0 })
  medianDays: number | null;
}

/** An organization beside what it has written. */
class OrganizationBehindDto extends SubmitterDto {
  /**
   * Where it is, ISO 3166-1 alpha-2; `null` where it has not said so.
   * @example "KE"
   */
  country: string | null;

  /** Since when it is a member. */
  memberSince: string | null;
}

export class ProblemOrganizationDto extends OrganizationBehindDto {
  /**
   * How many problems of it members see; 1,000 for as many or more.
   * @example 12
   */
  @ApiProperty({ maximum: 1000 })
  problems: number;

  /**
   * How many of these are solved.
   * @example 4
   */
  @ApiProperty({ maximum: 1000 })
  solved: number;

  /** How it has answered proposals; `null` while fewer than five were decided or are overdue. */
  record: AnswerRecordDto | null;
}

export class SolutionOrganizationDto extends OrganizationBehindDto {
  /**
   * How many solutions of it members see; 1,000 for as many or more.
   * @example 9
   */
  @ApiProperty({ maximum: 1000 })
  solutions: number;

  /**
   * How many of its proposals other organizations have accepted; 1,000 for as many or more.
   * @example 3
   */
  @ApiProperty({ maximum: 1000 })
  accepted: number;
}
