import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { proposing } from '../innovation.limits';
import { answerPage, isUnchanged, PageOf } from '../lists/page';
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
    if (!(await this.problems.find(id, viewer))) throw notFound('problem');
    const page = await this.proposals.listOfProblem(id, viewer, query.limit ?? 50, query.cursor);
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, page, version);
  }

  /** Propose a solution that is there already. A draft is published by it. */
  @Post('proposals')
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the solution’s organization')
  @Problems({
    403: '`organization_required`: only owners, admins and members of an organization can do this on its behalf.',
    404: '`not_found`: there is no such problem, or the solution is not one of the viewer’s.',
    409: [
      '`already_proposed`: this solution has been proposed to this problem already.',
      '`problem_not_open`: this problem is solved and takes no new proposals.',
    ],
  })
  async proposeSolution(@Body() body: ProposeSolutionDto, @CurrentViewer() viewer: Viewer): Promise<ProposalDto> {
    return this.proposals.get(await this.propose.execute(viewer, body));
  }

  /** Accept a proposal. The problem is in progress from then on. */
  @Post('proposals/:id/accept')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems({
    403: '`organization_required`: only owners, admins and members of an organization can do this on its behalf.',
    409: '`proposal_decided`: this proposal has been accepted already.',
  })
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
  @Problems({
    403: '`organization_required`: only owners, admins and members of an organization can do this on its behalf.',
    409: '`proposal_decided`: this proposal has been accepted already.',
  })
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
  @Problems({
    403: '`organization_required`: only owners, admins and members of an organization can do this on its behalf.',
    409: '`proposal_decided`: this proposal has been accepted already.',
  })
  async withdrawProposal(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProposalDto> {
    await this.withdraw.execute(viewer, id);
    return this.proposals.get(id);
  }
}
