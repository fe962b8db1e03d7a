import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { invalidField } from '../../../platform/http/domain-error';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { SubmitterDto } from '../problems/problems.dto';

const largest = 1e15;

/** A number that may have a fraction, and may be below zero. */
const Figure = () =>
  applyDecorators(
    IsNumber({}, { message: '$property must be a number' }),
    Min(-largest),
    Max(largest),
    ApiProperty({ format: 'double' }),
  );

/** Throws `invalid_input` for a target that is where the project began. */
export function requireWay({ baseline, target }: { baseline: number; target: number }): void {
  if (baseline === target) throw invalidField('target', 'The target must differ from the baseline');
}

export class MeasurementDto {
  /** Its identifier. */
  id: string;

  /**
   * The day of which it is.
   * @example "2026-09-30"
   */
  measuredOn: string;

  /**
   * What it came to.
   * @example 9.4
   */
  @ApiProperty({ format: 'double' })
  value: number;

  /**
   * How it was measured.
   * @example "Mean of 26 ships."
   */
  note: string | null;

  /** The organization that has measured it. */
  by: SubmitterDto;
}

export class SuccessMetricDto {
  /** Its identifier. */
  id: string;

  /**
   * What is measured.
   * @example "Waiting at anchor"
   */
  name: string;

  /**
   * In which unit.
   * @example "hours"
   */
  unit: string;

  /**
   * Where the project began.
   * @example 31
   */
  @ApiProperty({ format: 'double' })
  baseline: number;

  /**
   * Where it is to come.
   * @example 8
   */
  @ApiProperty({ format: 'double' })
  target: number;

  /**
   * Counted up as it is edited: `editMetric` says which one it was made on.
   * @example 1
   */
  revision: number;

  /** The newest 50, the newest first. */
  measurements: MeasurementDto[];
}

class MetricContentDto {
  /**
   * What is measured.
   * @example "Waiting at anchor"
   */
  @Text({ max: 120, required: 'Say what is measured' })
  name: string;

  /**
   * In which unit.
   * @example "hours"
   */
  @Text({ max: 40, required: 'Say in which unit' })
  unit: string;

  /**
   * Where the project begins.
   * @example 31
   */
  @Figure()
  baseline: number;

  /**
   * Where it is to come.
   * @example 8
   */
  @Figure()
  target: number;
}

export class AddMetricDto extends MetricContentDto {
  /** For which organization of the project; by default the viewer’s first that may. */
  @IsOptional()
  @IsId({ message: 'organizationId must be the id of an organization' })
  organizationId?: string;
}

export class EditMetricDto extends MetricContentDto {
  /**
   * The `revision` of the metric that was read before it was edited.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

export class MeasureMetricDto {
  /**
   * The day of which it is.
   * @example "2026-09-30"
   */
  @Day()
  measuredOn: string;

  /**
   * What it came to.
   * @example 9.4
   */
  @Figure()
  value: number;

  /**
   * How it was measured.
   * @example "Mean of 26 ships."
   */
  @IsOptional()
  @Text({ max: 500 })
  note?: string;
}
