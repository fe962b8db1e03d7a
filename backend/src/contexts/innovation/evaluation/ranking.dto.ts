import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { ConflictKind, ProposalStatus, RankState, ReviewState } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';
import { ColleagueDto, PanelPersonDto } from './evaluation.dto';
import { ReviewedSolutionDto, ScoreDto } from './reviews.dto';
import { CriterionDto } from './rubric.dto';

export class CriterionMeanDto {
  /**
   * The criterion's `key`.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  key: number;

  /**
   * Mean of the marks, 1 to 5; `null` without a score.
   * @example 3.7
   */
  @ApiProperty({ format: 'double', minimum: 1, maximum: 5, nullable: true, type: 'number' })
  mean: number | null;
}

/** What the scores of a proposal say together. Points are 0 when every mark is 1, and 100 when every mark is 5. */
export class FiguresDto {
  /**
   * Mean of the reviewers' weighted points; `null` without a score.
   * @example 72.5
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 100, nullable: true, type: 'number' })
  mean: number | null;

  /**
   * Standard deviation between the reviewers' points: 0 where all agree; `null` for fewer than two.
   * @example 8.1
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 50, nullable: true, type: 'number' })
  deviation: number | null;

  /**
   * The fewest points that a reviewer gives.
   * @example 61.3
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 100, nullable: true, type: 'number' })
  lowest: number | null;

  /**
   * The most points that a reviewer gives.
   * @example 81.3
   */
  @ApiProperty({ format: 'double', minimum: 0, maximum: 100, nullable: true, type: 'number' })
  highest: number | null;

  /** Of each criterion of the rubric in force the mean mark. */
  criteria: CriterionMeanDto[];
}

/** A reviewer of whom there is something to know beside their score. */
export class FlagDto {
  /** The reviewer. */
  reviewer: ColleagueDto;

  /**
   * How they stand to the proposal.
   * @example "due"
   */
  state: ReviewState;

  /**
   * What one of their organizations has with the proposing one.
   * @example ["connection"]
   */
  @ApiProperty({ enum: ConflictKind, enumName: 'ConflictKind', isArray: true })
  conflicts: ConflictKind[];

  /**
   * Whether they made themselves a reviewer once the proposal was there, for the first time or again: until then they saw whose it is.
   * @example false
   */
  cameLater: boolean;

  /** Why they give no score, in the words of who said so; `null` to all but themselves, who leads, owners and admins. */
  reason: string | null;
}

export class RankedProposalDto {
  /** The proposal's identifier. */
  proposalId: string;

  /**
   * What it is called to who must not know whose it is.
   * @example "Proposal 7KQF"
   */
  label: string;

  /**
   * Whether its figures and who proposes are kept from the viewer: a reviewer who has still to score it.
   * @example false
   */
  isBlind: boolean;

  /**
   * What is proposed, on one line.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  title: string;

  /** The organization that proposes it; `null` where `isBlind`. */
  submittedBy: SubmitterDto | null;

  /**
   * Which version stands.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  version: number;

  /**
   * Whether it can be compared with others.
   * @example "compared"
   */
  state: RankState;

  /**
   * From 1 on; those that tie share one, and the next has as many more. `null` while it cannot be compared, or `isBlind`.
   * @example 1
   */
  @ApiProperty({ minimum: 1, nullable: true, type: 'integer' })
  rank: number | null;

  /**
   * How many scores count.
   * @example 2
   */
  scores: number;

  /**
   * How many reviewers still have to score it.
   * @example 1
   */
  waiting: number;

  /** What the scores say together; `null` where `isBlind`. */
  figures: FiguresDto | null;

  /** Reviewers who have something with the proposing organization, or give no score; none where `isBlind`. */
  flags: FlagDto[];
}

export class RankingDto {
  /**
   * The version of the rubric in force; 0 where there is none.
   * @example 1
   */
  rubricVersion: number;

  /** What is judged. */
  criteria: CriterionDto[];

  /** What can be compared, the best first; then what still waits for a score; then what is kept from the viewer. */
  proposals: RankedProposalDto[];

  /**
   * Whether all proposals that wait for a decision are compared.
   * @example true
   */
  isComplete: boolean;
}

export class CompareQuery {
  /**
   * One to three proposals to the problem, separated by commas: ids that `getRanking` or `listProposals` answered.
   * @example ["b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8"]
   */
  @Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase().split(',') : value))
  @IsArray({ message: 'Name one to three proposals' })
  @ArrayMinSize(1, { message: 'Name one to three proposals' })
  @ArrayMaxSize(3, { message: 'Name one to three proposals' })
  @ArrayUnique({ message: 'proposals must not name one twice' })
  @IsId({ each: true, message: 'proposals must be ids, separated by commas' })
  @ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: 3, style: 'form', explode: false } as object)
  proposals: string[];
}

/** What one reviewer says of a proposal. */
export class ReviewerScoreDto {
  /** Who. */
  reviewer: PanelPersonDto;

  /**
   * How they stand to it; `left` also of who was removed.
   * @example "scored"
   */
  state: ReviewState;

  /** What one of their organizations has with the proposing one. */
  @ApiProperty({ enum: ConflictKind, enumName: 'ConflictKind', isArray: true })
  conflicts: ConflictKind[];

  /**
   * Whether they made themselves a reviewer once the proposal was there, for the first time or again: until then they saw whose it is.
   * @example false
   */
  cameLater: boolean;

  /** Why they give no score, in the words of who said so. */
  excuseReason: string | null;

  /** What they have scored; `null` where they have not. It counts where it has `points`. */
  score: ScoreDto | null;
}

/** A proposal beside others. */
export class ComparedProposalDto {
  /** The proposal's identifier. */
  proposalId: string;

  /**
   * What it is called to who must not know whose it is.
   * @example "Proposal 7KQF"
   */
  label: string;

  /**
   * Whether who proposes, and what others have scored, is kept from the viewer: a reviewer who has still to score it.
   * @example false
   */
  isBlind: boolean;

  /**
   * Where it stands.
   * @example "pending"
   */
  status: ProposalStatus;

  /**
   * Which version stands.
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

  /** When it was made. */
  createdAt: string;

  /** What the scores say together; `null` where the viewer may not see the ranking, or not this one's scores. */
  figures: FiguresDto | null;

  /** What each reviewer says; `null` where `figures` is. */
  scores: ReviewerScoreDto[] | null;
}
