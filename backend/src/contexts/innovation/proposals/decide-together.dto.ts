import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { ProposalStatus } from '../innovation.enums';
import { Points } from './points';
import type { Decision } from './solution-proposal.entity';

const most = 50;

/** One of several decisions. */
export class TogetherDecisionDto {
  /**
   * A proposal to the problem: an id that `getRanking` or `listProposals` answered.
   * @example "b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8"
   */
  @IsId()
  proposalId: string;

  /**
   * Whether it is accepted or declined.
   * @example "declined"
   */
  @IsIn([ProposalStatus.Accepted, ProposalStatus.Declined], { message: 'A proposal is accepted or declined' })
  @ApiProperty({ enum: [ProposalStatus.Accepted, ProposalStatus.Declined] })
  decision: Decision;

  /**
   * A word to the proposing organization; required where it is declined.
   * @example "The probes do not fit our 80 mm mains. Please come back with a smaller one."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  feedback?: string;

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
   * The `version` that was read: with another one standing, nothing is decided.
   * @example 1
   */
  @IsInt({ message: 'version must be the one that was read' })
  @Min(1)
  version: number;
}

export class DecideTogetherDto {
  /**
   * One to fifty, each about another proposal.
   * @example [{ "proposalId": "b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8", "decision": "accepted", "strengths": ["It needs no digging"], "improvements": ["Say which diameters the probes fit"], "version": 1 }]
   */
  @IsArray({ message: 'decisions must be a list' })
  @ArrayMinSize(1, { message: 'Decide at least one proposal' })
  @ArrayMaxSize(most, { message: `Decide at most ${most} proposals at once` })
  @ArrayUnique((one: unknown) => (one as Partial<TogetherDecisionDto> | null)?.proposalId, {
    message: 'decisions must not name a proposal twice',
  })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TogetherDecisionDto)
  decisions: TogetherDecisionDto[];
}
