import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Min } from 'class-validator';
import { Day } from '../../../../platform/http/dates';
import { Text } from '../../../../platform/http/text';
import { PageQuery } from '../../../../platform/lists/browse.dto';
import { SubmitterDto } from '../../problems/problems.dto';

export class MilestoneDto {
  /** Its identifier. */
  id: string;

  /**
   * What is to be reached.
   * @example "Second district mapped"
   */
  title: string;

  /**
   * By which day.
   * @example "2026-12-24"
   */
  @ApiProperty({ format: 'date' })
  dueOn: string;

  /** Whether that day is over and it was not reached. */
  isOverdue: boolean;

  /**
   * The day on which it was.
   * @example "2026-12-17"
   */
  @ApiProperty({ format: 'date' })
  doneOn: string | null;

  /** Which organization says so. */
  doneBy: SubmitterDto | null;
}

export class AddMilestoneDto {
  /**
   * What is to be reached, on one line.
   * @example "Second district mapped"
   */
  @Text({ max: 200, required: 'Enter what is to be reached' })
  title: string;

  /**
   * By which day.
   * @example "2026-12-24"
   */
  @Day()
  dueOn: string;
}

/** What is left out stays as it is. */
export class ChangeMilestoneDto extends PartialType(AddMilestoneDto) {
  /**
   * Whether it is reached.
   * @example true
   */
  @IsOptional()
  @IsBoolean()
  isDone?: boolean;
}

/** Which page of the updates of a project, or of what it has spent. */
export class WorkQuery extends PageQuery {}

export class ProjectUpdateDto {
  /** Its identifier. */
  id: string;

  /**
   * What an organization tells, as Markdown.
   * @example "The first **212 km** are inspected; 31 leaks are dug up."
   */
  text: string;

  /** Who tells it. */
  by: SubmitterDto;

  /** When. */
  createdAt: string;

  /** When its words were changed the last time. */
  editedAt: string | null;

  /** Which version of it this is. */
  revision: number;

  /** Whether the viewer may find better words for it. */
  canEdit: boolean;

  /** Whether the viewer may remove it. */
  canRemove: boolean;
}

export class PostUpdateDto {
  /**
   * What there is to tell, as Markdown.
   * @example "The first **212 km** are inspected; 31 leaks are dug up."
   */
  @Text({ max: 5000, required: 'Write what there is to tell', lines: true })
  text: string;
}

export class EditUpdateDto extends PostUpdateDto {
  /**
   * Which version of it was read.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

export class SpendEntryDto {
  /** Its identifier. */
  id: string;

  /**
   * The day on which it was spent.
   * @example "2026-11-02"
   */
  @ApiProperty({ format: 'date' })
  spentOn: string;

  /**
   * How much, in units of `currency`; exact.
   * @example "48000.00"
   */
  amount: string;

  /**
   * The budget’s, ISO 4217.
   * @example "USD"
   */
  currency: string;

  /**
   * The same in US dollars, at the rate of the day it was entered.
   * @example "48000.00"
   */
  amountUsd: string;

  /**
   * On what.
   * @example "Twelve probes for the second district"
   */
  note: string;

  /** Who has entered it. */
  by: SubmitterDto;

  /** Whether the viewer may remove it. */
  canRemove: boolean;
}

export class RecordSpendDto {
  /**
   * The day on which it was spent.
   * @example "2026-11-02"
   */
  @Day()
  spentOn: string;

  /**
   * How much, as people write it, in the budget’s currency.
   * @example "$48,000"
   */
  @Text({ max: 60, required: 'Enter an amount' })
  amount: string;

  /**
   * On what.
   * @example "Twelve probes for the second district"
   */
  @Text({ max: 300, required: 'Say on what' })
  note: string;
}
