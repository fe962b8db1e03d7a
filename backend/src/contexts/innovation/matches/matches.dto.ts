import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { TrueOrFalse } from '../../../platform/http/true-or-false';
import { Fit, InvitationState, MatchLabel, ProposalStatus, Verdict, VerdictReason } from '../innovation.enums';
import { ProblemFilters } from '../problems/problem-requests.dto';
import { IndustryProblemDto } from '../problems/problems.dto';
import { SolutionFilters } from '../solutions/solution-requests.dto';
import { SolutionDto } from '../solutions/solutions.dto';

export class MatchedWordDto {
  /**
   * As the text has it.
   * @example "leaks"
   */
  word: string;

  /**
   * Which share of the match it makes, in percent.
   * @example 31
   */
  share: number;
}

export class MatchFactsDto {
  /** Whether both belong to one field. */
  category: Fit;

  /** `same` when the problem speaks of the solution’s technology, else `unknown`: problems do not name one. */
  technology: Fit;

  /**
   * The solution’s technology readiness, 1 to 9.
   * @example 7
   */
  @ApiProperty({ minimum: 1, maximum: 9 })
  readinessLevel: number;

  /**
   * Whether the solution is ready for the market: readiness level 7 or more.
   * @example true
   */
  marketReady: boolean;

  /** Whether both organizations are in one country. */
  region: Fit;

  /**
   * Whether its place in the order is by meaning as well, half and half with the words. The percentage and its words are of
   * the words alone.
   */
  byMeaning: boolean;
}

export class MatchVerdictDto {
  /** Its identifier, by which it is taken back. Another one each time that the organization says something. */
  id: string;

  /** What the organization thinks of it. */
  verdict: Verdict;

  /** Why it is not relevant. */
  reason: VerdictReason | null;

  /**
   * The same in words.
   * @example "It needs mains of steel."
   */
  note: string | null;

  /** The organization that says so. */
  organizationId: string;
}

export class JudgedMatchDto extends MatchVerdictDto {
  /** What the organization had said before, in place of which this stands; `null` for a match that it had not judged. */
  replaced: MatchVerdictDto | null;

  /** Whether that declined an invitation for the first time, of which those who have invited are told by mail. */
  toldWhoInvited: boolean;
}

export class TextMatchDto {
  /**
   * Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability.
   * @example 64
   */
  @ApiProperty({ minimum: 0, maximum: 100 })
  percent: number;

  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;

  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
}

export class MatchDto extends TextMatchDto {
  /**
   * Important words of the text that the other lacks, the most important first.
   * @example ["mains", "acoustic"]
   */
  missing: string[];

  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;

  /** What an organization of the viewer has said about it; absent while none has. */
  verdict?: MatchVerdictDto;

  /** The newest proposal of this solution to this problem, when the viewer’s organization is part of it. */
  proposal: ProposalStatus | null;

  /** When the problem’s owner invited the solution’s organization to propose, if the viewer’s organization is part of it. */
  invitedAt: string | null;

  /** How that invitation stands; absent where there is none. */
  invitation?: InvitationState;

  /**
   * Whether the viewer may invite others to propose to the problem: they act for its organization, and review no proposals to it
   * without knowing whose they are. Who has proposed, or was invited already, is not invited again.
   * @example true
   */
  canInvite: boolean;
}

export class SolutionMatchDto extends MatchDto {
  /** The solution that may fit. */
  solution: SolutionDto;
}

export class ProblemMatchDto extends MatchDto {
  /** The open problem that it may solve. */
  problem: IndustryProblemDto;
}

class FoundDto extends IntersectionType(TextMatchDto, PickType(MatchDto, ['facts'])) {
  /** The problem. */
  problem: IndustryProblemDto;

  /** The solution that may fit. */
  solution: SolutionDto;

  /** When it was found: when the later of the two came, or said something else by which it became a good match. */
  foundAt: string;
}

export class FoundMatchDto extends FoundDto {
  /** Names the pair; it leads to nothing. */
  id: string;
}

export class RecommendationDto extends IntersectionType(FoundDto, PickType(MatchDto, ['missing', 'canInvite'])) {}

/** As long as a title and a description may be. */
const longestWritten = 10_201;

export class FindSimilarDto {
  /**
   * The title and the description, as far as they are written.
   * @example "Leaks in old water mains are found too late"
   */
  @Text({ max: longestWritten, lines: true, required: 'text must have what is written' })
  text: string;
}

export class SimilarityDto extends TextMatchDto {
  /**
   * Whether it says almost the same, word for word: nearly all words are the same, or most of the shorter text stands in the other.
   * @example false
   */
  isCopy: boolean;
}

export class SimilarProblemDto extends SimilarityDto {
  /** An open problem. */
  problem: IndustryProblemDto;
}

export class SimilarSolutionDto extends SimilarityDto {
  /** A solution of the viewer’s organizations. */
  solution: SolutionDto;
}

export class FittingSolutionDto extends TextMatchDto {
  /** A solution that may fit already. */
  solution: SolutionDto;
}

export class SimilarDto {
  /** At most five, copies first, then the most similar; without a `label` where they have little in common. */
  problems: SimilarProblemDto[];

  /** At most five, best first, at least `possible` matches; drafts among them are the viewer’s own. */
  solutions: FittingSolutionDto[];
}

/** Which of the best are meant. */
class ShownMatches {
  /**
   * Those alone that an organization of the viewer has found not relevant, and with `saved` those that one has saved as well: also such
   * as have too little of the text to be among the best.
   * @example true
   */
  @TrueOrFalse('hidden')
  hidden?: boolean;

  /**
   * Those alone that an organization of the viewer has saved, however little they have of the text.
   * @example true
   */
  @TrueOrFalse('saved')
  saved?: boolean;
}

export class MatchesQuery extends ShownMatches {
  /** How many, at most 50. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(50)
  limit: number = 20;

  /** Where the page starts: from the `Link` header of the page before. */
  @IsOptional()
  @Matches(/^\d{1,4}$/, { message: 'cursor must come from the Link header of the page before' })
  cursor?: string;
}

/** Which solutions are matched with a problem. */
export class ProblemMatchesQuery extends IntersectionType(MatchesQuery, SolutionFilters) {}

/** Of which of them there are counts. */
export class ProblemMatchFacetsQuery extends IntersectionType(ShownMatches, SolutionFilters) {}

class OpenProblemFilters extends OmitType(ProblemFilters, ['status']) {}

/** Which problems are matched with a solution: open ones, and of judged ones all that the viewer sees. */
export class SolutionMatchesQuery extends IntersectionType(MatchesQuery, OpenProblemFilters) {}

/** Of which of them there are counts. */
export class SolutionMatchFacetsQuery extends IntersectionType(ShownMatches, OpenProblemFilters) {}

export class SavedMatchDto extends PickType(MatchDto, ['proposal', 'invitedAt', 'invitation', 'canInvite']) {
  /** The problem. */
  problem: IndustryProblemDto;

  /** The solution that may fit. */
  solution: SolutionDto;

  /** What the organization said when it saved it. */
  verdict: MatchVerdictDto;

  /** When it was saved. */
  savedAt: string;
}

export class RecommendationsQuery {
  /** How many, at most 20. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(20)
  limit?: number = 6;
}

export class JudgeMatchDto {
  /**
   * The problem.
   * @example "9f1c2d3e-4a5b-4c6d-8e7f-0a1b2c3d4e5f"
   */
  @IsId()
  problemId: string;

  /**
   * The solution.
   * @example "1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d"
   */
  @IsId()
  solutionId: string;

  /**
   * What the organization thinks of it; one that is `not_relevant` is not shown to its people any more.
   * @example "not_relevant"
   */
  @IsEnum(Verdict)
  verdict: Verdict;

  /**
   * Why it is not relevant.
   * @example "other_technology"
   */
  @IsOptional()
  @IsEnum(VerdictReason)
  reason?: VerdictReason;

  /**
   * The same in words.
   * @example "It needs mains of steel."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  note?: string;

  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /**
   * Only in place of this verdict of the organization: what it has said since stands. For who says again what they have replaced, and
   * who knows of one that hides the match, which is replaced by its name alone.
   * @example "3c4d5e6f-7081-4b92-ac0d-1e2f3a4b5c6d"
   */
  @IsOptional()
  @IsId()
  replaces?: string;
}
