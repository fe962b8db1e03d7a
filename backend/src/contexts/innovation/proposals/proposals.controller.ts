import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, isUnchanged, PageOf } from '../../../platform/lists/page';
import { entitlementExceeded, subscriptionReadOnly } from '../../billing';
import { ProposalStatus } from '../innovation.enums';
import { alreadyProposed, organizationRequired, problemNotOpen, proposalDecided } from '../innovation.errors';
import { proposing } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { DecideProposal } from './decide-proposal';
import {
  AcceptProposalDto,
  DeclineProposalDto,
  ProposalDto,
  ProposalsQuery,
  ProposeSolutionDto,
} from './proposals.dto';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { WithdrawProposal } from './withdraw-proposal';

@ApiTags('innovation')
@Controller('api')
export class ProposalsController {
  constructor(
    private readonly decide: DecideProposal,
    private readonly problems: ProblemsQueries,
    private readonly proposals: ProposalsQueries,
    private readonly propose: ProposeSolution,
    private readonly withdraw: WithdrawProposal,
  ) {}

  /**
   * Proposals to a problem, newest first, one page of them: to its owner's people all, to others those of their own
   * organizations.
   */
  @Get('problems/:id/proposals')
  @Access('member')
  @PageOf(ProposalDto)
  async listProposals(
    @Id() id: string,
    @Query() query: ProposalsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    const page = await this.proposals.listOfProblem(problem, viewer, query.limit ?? 50, query.cursor);
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, page, version);
  }

  /** Propose a solution that is there already. A draft is published by it. */
  @Post('proposals')
  @Creates()
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the solution’s organization')
  @Problems(
    organizationRequired,
    entitlementExceeded,
    subscriptionReadOnly,
    notFound('problem, or solution of yours'),
    alreadyProposed,
    problemNotOpen,
  )
  async proposeSolution(@Body() body: ProposeSolutionDto, @CurrentViewer() viewer: Viewer): Promise<ProposalDto> {
    return this.proposals.get(await this.propose.execute(viewer, body));
  }

  /** Accept a proposal. The problem is in progress from then on. */
  @Post('proposals/:id/accept')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired, proposalDecided)
  async acceptProposal(
    @Id() id: string,
    @Body() body: AcceptProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.decide.execute(viewer, id, ProposalStatus.Accepted, body.feedback);
    return this.proposals.get(id);
  }

  /** Decline a proposal, saying why. */
  @Post('proposals/:id/decline')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired, proposalDecided)
  async declineProposal(
    @Id() id: string,
    @Body() body: DeclineProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.decide.execute(viewer, id, ProposalStatus.Declined, body.feedback);
    return this.proposals.get(id);
  }

  /** Take a proposal back before it is decided. */
  @Post('proposals/:id/withdraw')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the proposing organization')
  @Problems(organizationRequired, proposalDecided)
  async withdrawProposal(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProposalDto> {
    await this.withdraw.execute(viewer, id);
    return this.proposals.get(id);
  }
}
