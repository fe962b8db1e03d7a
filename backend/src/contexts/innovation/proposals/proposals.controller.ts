import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf, isUnchanged, PageOf } from '../../../platform/lists/page';
import { entitlementExceeded, subscriptionReadOnly } from '../../billing';
import { ProposalStatus } from '../innovation.enums';
import {
  alreadyProposed,
  decisionsRefused,
  leadRequired,
  organizationRequired,
  problemNotOpen,
  proposalAmended,
  proposalDecided,
  proposalNotDecided,
} from '../innovation.errors';
import { proposing } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { AmendProposal } from './amend-proposal';
import { DecideProposal } from './decide-proposal';
import { DecideTogether } from './decide-together';
import { DecideTogetherDto } from './decide-together.dto';
import { ProposableQueries } from './proposable.queries';
import {
  AcceptProposalDto,
  AmendProposalDto,
  DeclineProposalDto,
  OwnProposalsQuery,
  ProposableSolutionDto,
  ProposalCountsDto,
  ProposalDto,
  ProposalsQuery,
  ProposalVersionDto,
  ProposeSolutionDto,
  RateFeedbackDto,
} from './proposals.dto';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { RateFeedback } from './rate-feedback';
import { WithdrawProposal } from './withdraw-proposal';

const deciders =
  'as owner, admin or member of the problem’s organization; with reviewers as owner, admin, or who leads them';

@ApiTags('innovation')
@Controller('api')
export class ProposalsController {
  constructor(
    private readonly amend: AmendProposal,
    private readonly decide: DecideProposal,
    private readonly decideTogether: DecideTogether,
    private readonly problems: ProblemsQueries,
    private readonly proposable: ProposableQueries,
    private readonly proposals: ProposalsQueries,
    private readonly propose: ProposeSolution,
    private readonly rate: RateFeedback,
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

  /**
   * The solutions that the viewer's organizations have published, the newest 100, and how each stands to a problem: what of it can be
   * proposed there without writing it anew.
   */
  @Get('problems/:id/proposable-solutions')
  @Access('member')
  async listProposableSolutions(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProposableSolutionDto[]> {
    if (!(await this.problems.find(id, viewer))) throw notFound('problem');
    return this.proposable.find(id, viewer);
  }

  /** What the viewer's organizations have proposed, newest first, one page of it. */
  @Get('proposals')
  @Access('member')
  @FreshPageOf(ProposalDto)
  async listOwnProposals(
    @Query() query: OwnProposalsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.proposals.listOwn(viewer, query));
  }

  /** Proposals that wait for a decision that the viewer may make, what is due first first, one page of them. */
  @Get('proposals/to-decide')
  @Access('member')
  @FreshPageOf(ProposalDto, 'what is due first first')
  async listProposalsToDecide(
    @Query() query: ProposalsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.proposals.listToDecide(viewer, query));
  }

  /** Proposals that wait for the viewer's score, as a reviewer, newest first, one page of them. Whose they are is kept from them. */
  @Get('proposals/to-score')
  @Access('member')
  @FreshPageOf(ProposalDto)
  async listProposalsToScore(
    @Query() query: ProposalsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.proposals.listToScore(viewer, query));
  }

  /** How many proposals the viewer's organizations have made, by how they stand, and how many wait for the viewer's decision. */
  @Get('proposals/counts')
  @Access('member')
  async countProposals(@CurrentViewer() viewer: Viewer): Promise<ProposalCountsDto> {
    return this.proposals.counts(viewer);
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
    return this.proposals.get(await this.propose.execute(viewer, body), viewer);
  }

  /** Say anew what is proposed, before it is decided. What was said before is kept, and the problem's owner is told. */
  @Patch('proposals/:id')
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the proposing organization')
  @Problems(organizationRequired, proposalAmended, proposalDecided, subscriptionReadOnly)
  async amendProposal(
    @Id() id: string,
    @Body() body: AmendProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.amend.execute(viewer, id, body);
    return this.proposals.get(id, viewer);
  }

  /** What a proposal has said, newest first, to its two organizations: the version that stands, and up to 99 before it. */
  @Get('proposals/:id/versions')
  @Access('member')
  async listProposalVersions(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProposalVersionDto[]> {
    const versions = await this.proposals.versions(id, viewer);
    if (versions.length === 0) throw notFound('proposal');
    return versions;
  }

  /**
   * Answer several proposals to a problem at once: all of them or, where one was decided or amended meanwhile, none. Each proposing
   * organization is told by mail of its own. The problem is in progress from the first acceptance on.
   */
  @Post('problems/:id/decisions')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', deciders)
  @Problems(organizationRequired, leadRequired, decisionsRefused, notFound('problem, or proposal to it'))
  async decideProposals(
    @Id() id: string,
    @Body() body: DecideTogetherDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto[]> {
    await this.decideTogether.execute(viewer, id, body.decisions);
    return this.proposals.listed(
      body.decisions.map(({ proposalId }) => proposalId),
      viewer,
    );
  }

  /** Accept a proposal, saying what is good and what would be better. The problem is in progress from then on. */
  @Post('proposals/:id/accept')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', deciders)
  @Problems(organizationRequired, leadRequired, proposalAmended, proposalDecided)
  async acceptProposal(
    @Id() id: string,
    @Body() body: AcceptProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.decide.execute(viewer, id, ProposalStatus.Accepted, body);
    return this.proposals.get(id, viewer);
  }

  /** Decline a proposal, saying why, what is good all the same, and what would be better. */
  @Post('proposals/:id/decline')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', deciders)
  @Problems(organizationRequired, leadRequired, proposalAmended, proposalDecided)
  async declineProposal(
    @Id() id: string,
    @Body() body: DeclineProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.decide.execute(viewer, id, ProposalStatus.Declined, body);
    return this.proposals.get(id, viewer);
  }

  /** Say whether the answer to a proposal has helped, to who decided. It may be said anew. */
  @Put('proposals/:id/helpful')
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the proposing organization')
  @Problems(organizationRequired, proposalNotDecided)
  async rateFeedback(
    @Id() id: string,
    @Body() body: RateFeedbackDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProposalDto> {
    await this.rate.execute(viewer, id, body);
    return this.proposals.get(id, viewer);
  }

  /** Take a proposal back before it is decided. */
  @Post('proposals/:id/withdraw')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the proposing organization')
  @Problems(organizationRequired, proposalDecided)
  async withdrawProposal(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProposalDto> {
    await this.withdraw.execute(viewer, id);
    return this.proposals.get(id, viewer);
  }
}
