import { ApiProperty } from '@nestjs/swagger';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';

/** Somebody of the problem's organization. */
export class ColleagueDto {
  /** Their identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Amara Okafor"
   */
  name: string;
}

/** Somebody who scores, or has scored, for the problem's organization. */
export class PanelPersonDto extends ColleagueDto {
  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;

  /** The problem's organization. */
  organizationId: string;
}

export class ReviewerDto extends PanelPersonDto {
  /**
   * Whether they may score: `false` for who has left the organization since, or may only look on there. What they have scored counts
   * all the same, until they are removed.
   * @example true
   */
  isActive: boolean;

  /**
   * How many of the proposals that wait for a decision they have scored, so that it counts.
   * @example 2
   */
  scored: number;

  /**
   * How many they still have to score.
   * @example 1
   */
  due: number;
}

/** How the proposals to a problem are compared, as its organization's people see it. */
export class EvaluationDto {
  /**
   * The version of the rubric in force; 0 where there is none, and nothing can be scored.
   * @example 1
   */
  rubricVersion: number;

  /** Who decides, beside owners and admins; nobody before the first reviewer. */
  lead: ColleagueDto | null;

  /** Who scores, in the order in which they were asked; 20 at most. */
  reviewers: ReviewerDto[];

  /**
   * How many proposals are evaluated now: of those that wait for a decision the oldest, 200 at most. `hasMore` says whether others wait.
   * @example 3
   */
  proposals: number;

  /**
   * Whether more wait, which are evaluated as these are decided.
   * @example false
   */
  hasMore: boolean;

  /**
   * Whether the viewer is one of the reviewers.
   * @example true
   */
  isReviewer: boolean;

  /**
   * How many proposals wait for the viewer's score.
   * @example 1
   */
  due: number;

  /**
   * Whether the viewer may add and remove reviewers, choose who leads, and exclude reviewers from a proposal.
   * @example false
   */
  canManage: boolean;

  /**
   * Whether the viewer may accept and decline proposals.
   * @example false
   */
  canDecide: boolean;

  /**
   * Whether the viewer may see the ranking now: who leads, owners and admins at any time, a reviewer when their own scores are in.
   * @example false
   */
  canRank: boolean;
}

export class ChooseLeadDto {
  /**
   * A person of the problem's organization who may act for it: an id that `listReviewerCandidates` or `getEvaluation` answered.
   * @example "7f7c3a3e-58a0-4a0e-9d0f-6b4f0f1f2a11"
   */
  @IsId()
  personId: string;
}

/** Why a reviewer gives no score. */
export class ExcuseDto {
  /**
   * In a sentence or two; read by who leads, owners and admins.
   * @example "I sat on the board of the proposer until last year."
   */
  @Text({ max: 1000, lines: true, required: 'Please say why' })
  @ApiProperty()
  reason: string;
}
