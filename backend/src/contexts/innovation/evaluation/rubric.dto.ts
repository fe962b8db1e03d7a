import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { mostCriteria } from './rubric';

/** What a proposal is judged by. */
export class CriterionDto {
  /**
   * What scores name it by; kept over the versions of a rubric.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  key: number;

  /**
   * What is judged, on one line.
   * @example "Finds small leaks"
   */
  name: string;

  /**
   * What it means: when it deserves much, and when little.
   * @example "0.2 l/s to within two metres deserves a 5; a district only, a 1."
   */
  meaning: string | null;

  /**
   * How much it counts, 1 to 100, relative to the others.
   * @example 40
   */
  @ApiProperty({ minimum: 1, maximum: 100 })
  weight: number;

  /**
   * What share of the whole that is, in percent; those of a rubric add up to 100.
   * @example 57.1
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 100 })
  share: number;
}

/** A rubric as it stands, or stood. */
export class RubricVersionDto {
  /**
   * From 1 on.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  version: number;

  /** One to eight, in the order of who wrote them. */
  criteria: CriterionDto[];

  /**
   * Who wrote it: to people of the same organization the person, to others the organization.
   * @example "Amara Okafor"
   */
  by: string;

  /** When it was written. */
  writtenAt: string;
}

/** By what the proposals to a problem are judged. */
export class RubricDto {
  /** The one in force; `null` where there is none. */
  inForce: RubricVersionDto | null;

  /**
   * Counted up with each edit: `changeRubric` says which one it was made on. 0 before the first.
   * @example 3
   */
  revision: number;

  /**
   * Whether a change makes a new version, of which who has proposed is told: since the problem was submitted. Before, it changes the
   * version that stands.
   * @example true
   */
  isFrozen: boolean;

  /**
   * Whether the viewer may change it.
   * @example false
   */
  canChange: boolean;
}

export class WantedCriterionDto {
  /**
   * That of the rubric that was read, for a criterion that stays itself whatever its words and weight become: a mark given before is
   * then offered when a score is renewed. Absent for a new one.
   * @example 1
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  key?: number;

  /**
   * What is judged, on one line; each name once.
   * @example "Finds small leaks"
   */
  @Text({ max: 100, required: 'Name the criterion' })
  name: string;

  /**
   * What it means: when it deserves much, and when little; as plain text.
   * @example "0.2 l/s to within two metres deserves a 5; a district only, a 1."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  meaning?: string;

  /**
   * How much it counts, 1 to 100, relative to the others.
   * @example 40
   */
  @IsInt({ message: 'The weight must be a whole number from 1 to 100' })
  @Min(1, { message: 'The weight must be a whole number from 1 to 100' })
  @Max(100, { message: 'The weight must be a whole number from 1 to 100' })
  weight: number;
}

/** The whole of it: what is absent is taken away. */
export class ChangeRubricDto {
  /**
   * One to eight, in the order in which they are shown; none while the problem is a draft, for no rubric.
   * @example [{ "name": "Finds small leaks", "weight": 40 }, { "name": "Needs no digging", "weight": 30 }]
   */
  @IsArray({ message: 'criteria must be a list' })
  @ArrayMaxSize(mostCriteria, { message: `There can be at most ${mostCriteria} criteria` })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => WantedCriterionDto)
  criteria: WantedCriterionDto[];

  /**
   * The `revision` that was read before it was edited; 0 where there was no rubric yet.
   * @example 0
   */
  @IsInt()
  @Min(0)
  revision: number;
}
