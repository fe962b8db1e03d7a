import { IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { IndustryProblemDto } from '../problems/problems.dto';
import { SolutionDto } from '../solutions/solutions.dto';

export class InvitationDto {
  /** Its identifier. */
  id: string;

  /** The open problem, whose owner invites. */
  problem: IndustryProblemDto;

  /** The solution that is asked for. */
  solution: SolutionDto;

  /**
   * What the problem’s owner says to it.
   * @example "Could your probes start with our two oldest districts?"
   */
  note: string | null;

  /** When it was made. */
  createdAt: string;
}

export class InviteToProposeDto {
  /**
   * The published solution of another organization: an id that `listProblemMatches` or `listSolutions` answered.
   * @example "2c9e1d84-6b3a-4d57-9f10-7a5e8c4b2d96"
   */
  @IsId()
  solutionId: string;

  /**
   * A word to the solution’s owner.
   * @example "Could your probes start with our two oldest districts?"
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  note?: string;
}
