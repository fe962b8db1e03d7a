import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Min } from 'class-validator';
import { AnyOf } from '../../../platform/http/any-of';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { FacetCountDto, PageQuery } from '../../../platform/lists/browse.dto';
import { ProblemStatus, ProposalStatus, SolutionStatus } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';
import { Points } from './points';

/** Which page of a problem's proposals. */
export class ProposalsQuery extends PageQuery {}

/** Which page of what the viewer's organizations have proposed. */
export class OwnProposalsQuery extends PageQuery {
  /**
   * How they stand with the problem's owner, separated by commas.
   * @example ["pending"]
   */
  @AnyOf(ProposalStatus, 'ProposalStatus', 'status')
  status?: ProposalStatus[];
}

/** How many proposals concern the viewer's organizations; each number is counted up to 10,000. */
export class ProposalCountsDto {
  /** Of those that they have made, by how they stand: every status, also where there is none. */
  status: FacetCountDto[];

  /**
   * Of those to their problems, how many wait for a decision that the viewer may make.
   * @example 3
   */
  toDecide: number;

  /**
   * How many wait for the viewer's score, as a reviewer.
   * @example 2
   */
  toScore: number;
}

export class ProposedToDto {
  /** The problem's identifier. */
  id: string;

  /**
   * What the problem is, on one line.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;

  /**
   * How far the problem has come.
   * @example "open"
   */
  status: ProblemStatus;

  /** The organization that decides. */
  submittedBy: SubmitterDto;
}

export class ProposedSolutionDto {
  /** The solution's identifier; `null` where the proposal `isBlind`. */
  id: string | null;

  /**
   * What the solution is, on one line; where `isTakenBack`, what it was when it was proposed.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  title: string;

  /**
   * Technology readiness, 1 to 9, as the title is; `null` where it was taken back before that was kept.
   * @example 7
   */
  @ApiProperty({ minimum: 1, maximum: 9 })
  readinessLevel: number | null;

  /**
   * How far the solution has come; a draft is there for its organization alone.
   * @example "published"
   */
  status: SolutionStatus;

  /**
   * Whether it is a draft again and the viewer is of another organization: they have this of it, and no page.
   * @example false
   */
  isTakenBack: boolean;

  /**
   * What it was in detail when it was proposed, as plain text; only where `isTakenBack`, as else it has a page.
   * @example "A probe that drifts with the water hears leaks from inside."
   */
  description: string | null;

  /** The organization that proposes it; `null` where the proposal `isBlind`. */
  submittedBy: SubmitterDto | null;
}

export class ProposalDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called to who must not know whose it is; always the same.
   * @example "Proposal 7KQF"
   */
  label: string;

  /**
   * Whether it is kept from the viewer who proposes: a reviewer of the problem who has still to score it.
   * @example false
   */
  isBlind: boolean;

  /** What it is for. */
  problem: ProposedToDto;

  /** What is proposed. */
  solution: ProposedSolutionDto;

  /**
   * What the proposing organization adds.
   * @example "We would start with your two oldest districts."
   */
  note: string | null;

  /**
   * Which version the note is; from 2 on there are earlier ones.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  version: number;

  /** When this version took the place of an earlier one; `null` for the first. */
  amendedAt: string | null;

  /**
   * Where it stands with the problem's owner.
   * @example "pending"
   */
  status: ProposalStatus;

  /**
   * What the problem's owner answers.
   * @example "Just what we were looking for. Our engineers will call you this week."
   */
  feedback: string | null;

  /**
   * What the problem's owner finds good about it; empty before a decision, and where it was decided before they were asked for.
   * @example ["It needs no digging"]
   */
  strengths: string[];

  /**
   * What would make it better, or the next one; empty where `strengths` is.
   * @example ["Say which diameters the probes fit"]
   */
  improvements: string[];

  /**
   * Whether the answer has helped the proposing organization; `null` while it has not said so.
   * @example true
   */
  helpful: boolean | null;

  /**
   * What the proposing organization adds to that.
   * @example "We now build a probe for 80 mm."
   */
  helpfulNote: string | null;

  /** When it was made. */
  createdAt: string;

  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;

  /** The project that came of it, once it was accepted; `null` while there is none. */
  projectId: string | null;

  /**
   * The day, in UTC, by which its proposer was promised an answer: the problem's `decideBy` when it was made, or 14 days after that where it
   * was made later; sooner where that was moved to sooner. `null` to a problem of the same organization, and of decisions before there was one.
   * @example "2026-12-24"
   */
  @ApiProperty({ format: 'date' })
  answerDueOn: string | null;
}

/** A published solution of the viewer's, as one that can be proposed to a problem. */
export class ProposableSolutionDto {
  /** The solution's identifier. */
  id: string;

  /**
   * What it is, on one line.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  title: string;

  /** The organization that has it. */
  submittedBy: SubmitterDto;

  /**
   * How its newest proposal to the problem stands; `null` where there is none. Once it was declined or withdrawn it can be proposed again.
   * @example "declined"
   */
  @ApiProperty({ enum: ProposalStatus, enumName: 'ProposalStatus', nullable: true })
  proposal: ProposalStatus | null;
}

export class ProposeSolutionDto {
  /**
   * The problem, which must be open: an id that `listProblems` answered.
   * @example "b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8"
   */
  @IsId()
  problemId: string;

  /**
   * The solution, one of the viewer's organizations': an id that `submitSolution` or `listSolutions` answered.
   * @example "2c9e1d84-6b3a-4d57-9f10-7a5e8c4b2d96"
   */
  @IsId()
  solutionId: string;

  /**
   * A word to the problem's owner.
   * @example "We would start with your two oldest districts."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  note?: string;
}

export class ProposalVersionDto {
  /**
   * From 1 on.
   * @example 1
   */
  @ApiProperty({ minimum: 1 })
  number: number;

  /**
   * What the proposing organization said in this version.
   * @example "We would start with your two oldest districts."
   */
  note: string | null;

  /** When it was written. */
  createdAt: string;
}

export class AmendProposalDto {
  /**
   * What the proposing organization says instead.
   * @example "We would start with your two oldest districts, in May."
   */
  @Text({ max: 2000, lines: true, required: 'Say what you propose' })
  note: string;

  /**
   * The `version` that it was written on: with another one standing meanwhile, `proposal_amended` is answered.
   * @example 1
   */
  @IsInt({ message: 'version must be the one that was amended' })
  @Min(1)
  version: number;
}

/** What helps the proposing organization, whatever is decided. */
class FeedbackDto {
  /**
   * What is good about the proposal: one to five lines, each of at most 500 characters. Empty lines are left out.
   * @example ["It needs no digging"]
   */
  @Points('strength')
  strengths: string[];

  /**
   * What would make it better, or the next one: one to five lines, each of at most 500 characters. Empty lines are left out.
   * @example ["Say which diameters the probes fit"]
   */
  @Points('improvement')
  improvements: string[];

  /**
   * The `version` that was read: with another one standing meanwhile, `proposal_amended` is answered. Without it, the one that stands
   * is decided.
   * @example 1
   */
  @IsOptional()
  @IsInt({ message: 'version must be the one that was read' })
  @Min(1)
  version?: number;
}

export class AcceptProposalDto extends FeedbackDto {
  /**
   * A word to the proposing organization.
   * @example "Just what we were looking for. Our engineers will call you this week."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  feedback?: string;
}

export class DeclineProposalDto extends FeedbackDto {
  /**
   * Why, so that the proposing organization can do better.
   * @example "The probes do not fit our 80 mm mains. Please come back with a smaller one."
   */
  @Text({ max: 2000, lines: true, required: 'Please say why, so that the organization can do better' })
  feedback: string;
}

export class RateFeedbackDto {
  /**
   * Whether the answer has helped.
   * @example true
   */
  @IsBoolean({ message: 'Say whether the feedback helped' })
  helpful: boolean;

  /**
   * A word to who decided; without one, what was said before is taken back.
   * @example "We now build a probe for 80 mm."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  note?: string;
}
