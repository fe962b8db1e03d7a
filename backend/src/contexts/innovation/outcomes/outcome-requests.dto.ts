import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsIn, IsOptional, Matches } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Reason, Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { analyticsDays } from '../dashboard/analytics.dto';
import { ValueKind, ValueState } from '../innovation.enums';

/** Which values. All that is named holds together. */
export class ValueFilters {
  /**
   * Those of one quarter.
   * @example "2026-Q3"
   */
  @ApiProperty({ pattern: '^[1-9]\\d{3}-Q[1-4]$', required: false })
  @IsOptional()
  @Matches(/^[1-9]\d{3}-Q[1-4]$/, { message: 'quarter must be one such as 2026-Q3' })
  quarter?: string;

  /**
   * Those that stand so, without what was corrected. Where absent, the confirmed ones; of a list of one project all that the viewer
   * may see, what was corrected included.
   */
  @ApiProperty({ enum: ValueState, enumName: 'ValueState', required: false })
  @IsOptional()
  @IsEnum(ValueState, { message: 'state must be one that a value can have' })
  state?: ValueState;

  /** Those of one project. */
  @IsOptional()
  @IsId({ message: 'project must be the id of a project' })
  project?: string;

  /** Those of the projects that this organization of the viewer leads or works on. */
  @IsOptional()
  @IsId({ message: 'organization must be the id of an organization' })
  organization?: string;

  /** Those of the viewer’s projects that came in the last 30, 90 or 365 days, as `getAnalytics` counts them. */
  @ApiProperty({ required: false, enum: analyticsDays })
  @IsOptional()
  @Type(() => Number)
  @IsIn(analyticsDays, { message: 'days must be 30, 90 or 365' })
  days?: number;
}

/** Which values, and which page of them. */
export class ValuesQuery extends IntersectionType(PageQuery, ValueFilters) {}

export class EnterValueDto {
  /** What it was. */
  @ApiProperty({ enum: ValueKind, enumName: 'ValueKind', example: ValueKind.CostSaved })
  @IsEnum(ValueKind, { message: 'Choose what it was' })
  kind: ValueKind;

  /**
   * How much, as people write it; US dollars where no currency is named.
   * @example "€1.2M"
   */
  @Text({ max: 100, required: 'Write how much it was' })
  amount: string;

  /**
   * The day on which it came, or by which it is expected.
   * @example "2026-09-30"
   */
  @Day()
  happenedOn: string;

  /**
   * What it was, in a sentence or two.
   * @example "Cargo claims that were not made this quarter, against the same quarter last year."
   */
  @Text({ max: 1000, lines: true, required: 'Say what it was' })
  note: string;

  /**
   * Where it can be looked up: a report, an invoice, an address. Partners of the project alone see it.
   * @example "Claims register 2026, sheet 4"
   */
  @IsOptional()
  @Text({ max: 500 })
  source?: string;

  /** For which organization of the project; by default the viewer’s first that may. */
  @IsOptional()
  @IsId({ message: 'organizationId must be the id of an organization' })
  organizationId?: string;
}

export class CorrectValueDto {
  /**
   * How much it is; absent where the earlier entry is taken back.
   * @example "€1.1M"
   */
  @IsOptional()
  @Text({ max: 100 })
  amount?: string;

  /** What it is; absent where that was right. */
  @ApiProperty({ enum: ValueKind, enumName: 'ValueKind', required: false })
  @IsOptional()
  @IsEnum(ValueKind, { message: 'Choose what it was' })
  kind?: ValueKind;

  /**
   * The day on which it came; absent where that was right.
   * @example "2026-09-30"
   */
  @IsOptional()
  @Day()
  happenedOn?: string;

  /**
   * What was wrong, and what is right.
   * @example "Two of the six ships were not equipped yet."
   */
  @Text({ max: 1000, lines: true, required: 'Say what was wrong' })
  note: string;

  /**
   * Where it can be looked up.
   * @example "Claims register 2026, sheet 5"
   */
  @IsOptional()
  @Text({ max: 500 })
  source?: string;
}

export class ClaimValueDto {
  /**
   * Where it can be looked up; one that was named before stands where this is absent. A claim needs one, or a file.
   * @example "Claims register 2026, sheet 4"
   */
  @IsOptional()
  @Text({ max: 500 })
  source?: string;
}

export class ConfirmValueDto {
  /**
   * What was looked at.
   * @example "Compared with our own delivery notes."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  note?: string;
}

export class DisputeValueDto {
  /**
   * Why, as Markdown: the other side reads it.
   * @example "Two of the six ships were not equipped yet."
   */
  @Text({ max: 2000, lines: true, required: 'Say what you dispute' })
  reason: string;
}

export class ReopenValueDto {
  /**
   * Why the alliance ends the dispute, in words that both sides read.
   * @example "Both have sent us the registers, which agree."
   */
  @Reason(2000)
  reason: string;
}

export class DiscussValueDto {
  /**
   * What is said, as Markdown.
   * @example "The equipment came on 3 August; here is the record."
   */
  @Text({ max: 2000, lines: true, required: 'Write your message' })
  text: string;
}
