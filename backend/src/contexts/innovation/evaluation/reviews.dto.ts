import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Text } from '../../../platform/http/text';
import { ConflictKind, ReviewState } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';
import { SolutionDto } from '../solutions/solutions.dto';
import { mostCriteria } from './rubric';

/** What a reviewer says of one criterion. */
export class MarkDto {
  /**
   * The criterion's `key`.
   * @example 1
   */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  key: number;

  /**
   * 1 (does not meet it) to 5 (meets it fully).
   * @example 4
   */
  @IsInt({ message: 'A mark is a whole number from 1 to 5' })
  @Min(1, { message: 'A mark is a whole number from 1 to 5' })
  @Max(5, { message: 'A mark is a whole number from 1 to 5' })
  mark: number;

  /**
   * Why, in a sentence or two.
   * @example "Shown on cast iron only."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  note?: string;
}

export class ScoreProposalDto {
  /**
   * One for each criterion of the rubric.
   * @example [{ "key": 1, "mark": 4, "note": "Shown on cast iron only." }, { "key": 2, "mark": 5 }]
   */
  @IsArray({ message: 'marks must be a list' })
  @ArrayMinSize(1, { message: 'Mark each criterion' })
  @ArrayMaxSize(mostCriteria)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => MarkDto)
  marks: MarkDto[];

  /**
   * What there is to say of the whole.
   * @example "Worth a pilot, if the diameters fit."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  comment?: string;

  /**
   * The version of the rubric that was scored by: with another one in force, `rubric_changed` is answered.
   * @example 1
   */
  @IsInt({ message: 'rubricVersion must be the one that was read' })
  @Min(1)
  rubricVersion: number;

  /**
   * The version of the proposal that was read: with another one standing, `proposal_amended` is answered.
   * @example 1
   */
  @IsInt({ message: 'proposalVersion must be the one that was read' })
  @Min(1)
  proposalVersion: number;
}

export class GivenMarkDto {
  /**
   * The criterion's `key`.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  key: number;

  /**
   * 1 (does not meet it) to 5 (meets it fully).
   * @example 4
   */
  @ApiProperty({ minimum: 1, maximum: 5 })
  mark: number;

  /**
   * Why.
   * @example "Shown on cast iron only."
   */
  note: string | null;
}

/** What a reviewer has said of a proposal. */
export class ScoreDto {
  /** One for each criterion of the rubric that it was made by. */
  marks: GivenMarkDto[];

  /** What the reviewer says of the whole. */
  comment: string | null;

  /**
   * The version of the rubric that it was made by.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  rubricVersion: number;

  /**
   * The version of the proposal that was read.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  proposalVersion: number;

  /**
   * Weighted points by the rubric in force, 0 when every mark is 1, 100 when every mark is 5; `null` where it was made on an earlier
   * version of the rubric or the proposal, and does not count.
   * @example 81.3
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 100, nullable: true, type: 'number' })
  points: number | null;

  /** When it was given, or changed last. */
  scoredAt: string;
}

/** What is proposed, without whose it is. */
export class ReviewedSolutionDto extends PickType(SolutionDto, [
  'title',
  'description',
  'category',
  'technologyType',
  'tags',
] as const) {
  /** The solution's identifier; `null` to who must not know whose it is. */
  id: string | null;

  /**
   * Technology readiness, 1 to 9; `null` where the solution was taken back.
   * @example 7
   */
  @ApiProperty({ minimum: 1, maximum: 9, nullable: true, type: 'integer' })
  readinessLevel: number | null;

  /** The organization that proposes it; `null` to a reviewer who has still to score it. */
  submittedBy: SubmitterDto | null;
}

/** A proposal that waits for a decision, as one of its reviewers sees it. */
export class ReviewDto {
  /** The proposal's identifier. */
  proposalId: string;

  /**
   * What it is called to who must not know whose it is; always the same.
   * @example "Proposal 7KQF"
   */
  label: string;

  /**
   * Whether it is kept from the viewer who proposes, and what others have scored: until their own score is in.
   * @example true
   */
  isBlind: boolean;

  /**
   * Which version the note is.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  version: number;

  /** What is proposed. */
  solution: ReviewedSolutionDto;

  /**
   * What the proposing organization adds.
   * @example "We would start with your two oldest districts."
   */
  note: string | null;

  /**
   * How the viewer stands to it.
   * @example "due"
   */
  state: ReviewState;

  /** Why they give no score, in the words of who said so. */
  excuseReason: string | null;

  /**
   * What an organization of the viewer has with the proposing one: they may score it all the same, unless they recuse themselves or
   * are excluded.
   * @example ["connection"]
   */
  @ApiProperty({ enum: ConflictKind, enumName: 'ConflictKind', isArray: true })
  conflicts: ConflictKind[];

  /** The viewer's score; one that does not count any more is a start for another. */
  score: ScoreDto | null;
}
