import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { valueNotUnderstood } from '../../../platform/money/money.errors';
import { subscriptionReadOnly } from '../../billing';
import { ValueState } from '../innovation.enums';
import { evidenceRequired, organizationRequired, ownClaim, valueCorrected, valueMoved } from '../innovation.errors';
import { accounting } from '../innovation.limits';
import { ClaimValue } from './claim-value';
import { CorrectValue } from './correct-value';
import { DecideValue } from './decide-value';
import { DiscussValue } from './discuss-value';
import { EnterValue } from './enter-value';
import {
  ClaimValueDto,
  ConfirmValueDto,
  CorrectValueDto,
  DiscussValueDto,
  DisputeValueDto,
  EnterValueDto,
  ValueFilters,
  ValuesQuery,
} from './outcome-requests.dto';
import {
  ConfirmedValueDto,
  ProjectOutcomesDto,
  ValueEntryDetailDto,
  ValueEntryDto,
  ValueTotalDto,
} from './outcomes.dto';
import { OutcomesQueries } from './outcomes.queries';

const asPartner = 'as owner, admin or member of an organization of the project';
const asEnterer = 'as owner, admin or member of the organization that has entered it';
const asOther = 'as owner, admin or member of another organization of the project';

@ApiTags('innovation: outcomes')
@Controller('api')
export class OutcomesController {
  constructor(
    private readonly claim: ClaimValue,
    private readonly correct: CorrectValue,
    private readonly decide: DecideValue,
    private readonly discuss: DiscussValue,
    private readonly enter: EnterValue,
    private readonly outcomes: OutcomesQueries,
  ) {}

  /** What all projects have brought, as far as it is confirmed, by quarter. `listValueEntries` has the rows of each sum. */
  @Get('outcomes/confirmed')
  @Access('member')
  async getConfirmedValue(): Promise<ConfirmedValueDto> {
    return this.outcomes.confirmed();
  }

  /** What the values of one state come to that `listValueEntries` lists; of the confirmed ones where none is named. */
  @Get('outcomes/total')
  @Access('member')
  @Problems(notFound('project, or organization of yours'))
  async getValueTotal(@Query() query: ValueFilters, @CurrentViewer() viewer: Viewer): Promise<ValueTotalDto> {
    return this.outcomes.total(query, viewer);
  }

  /** Values of projects, newest first, one page of them: all members see confirmed ones, partners all of their projects. */
  @Get('outcomes')
  @Access('member')
  @Problems(notFound('project, or organization of yours'))
  @FreshPageOf(ValueEntryDto)
  async listValueEntries(
    @Query() query: ValuesQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.outcomes.list(query, viewer));
  }

  /** One value; for partners with its evidence, and what was said of it. */
  @Get('outcomes/:id')
  @Access('member')
  async getValueEntry(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ValueEntryDetailDto> {
    return this.outcomes.get(id, viewer);
  }

  /** What a project was worth, by state and quarter, and its success metrics. Who is no partner sees what is confirmed. */
  @Get('projects/:id/outcomes')
  @Access('member')
  async getProjectOutcomes(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectOutcomesDto> {
    return this.outcomes.ofProject(id, viewer);
  }

  /** Enter what a project was worth to one of its organizations, or will be: an estimate, until it is claimed. */
  @Post('projects/:id/outcomes')
  @Creates()
  @Limited(accounting)
  @Access('member', asPartner)
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    valueNotUnderstood,
    notFound('project, or organization of yours'),
  )
  async enterValue(
    @Id() id: string,
    @Body() body: EnterValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    return this.outcomes.get(await this.enter.execute(viewer, id, body), viewer);
  }

  /** Say that an estimated value has come, by a file or a source. The other organizations of the project are told by mail. */
  @Post('outcomes/:id/claim')
  @HttpCode(200)
  @Limited(accounting)
  @Access('member', asEnterer)
  @Problems(organizationRequired, subscriptionReadOnly, valueMoved, valueCorrected, evidenceRequired)
  async claimValue(
    @Id() id: string,
    @Body() { source }: ClaimValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    await this.claim.execute(viewer, id, source);
    return this.outcomes.get(id, viewer);
  }

  /** Confirm what another organization of the project claims; of a disputed value, the one that disputes it. */
  @Post('outcomes/:id/confirm')
  @HttpCode(200)
  @Limited(accounting)
  @Access('member', asOther)
  @Problems(organizationRequired, ownClaim, valueMoved, valueCorrected)
  async confirmValue(
    @Id() id: string,
    @Body() { note }: ConfirmValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    await this.decide.execute(viewer, id, ValueState.Confirmed, note);
    return this.outcomes.get(id, viewer);
  }

  /** Dispute what another organization of the project claims, saying why. It is told by mail, and both sides may talk it out. */
  @Post('outcomes/:id/dispute')
  @HttpCode(200)
  @Limited(accounting)
  @Access('member', asOther)
  @Problems(organizationRequired, ownClaim, valueMoved, valueCorrected)
  async disputeValue(
    @Id() id: string,
    @Body() { reason }: DisputeValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    await this.decide.execute(viewer, id, ValueState.Disputed, reason);
    return this.outcomes.get(id, viewer);
  }

  /** Say something about a disputed value. The other side is told by mail. */
  @Post('outcomes/:id/messages')
  @Creates()
  @Limited(accounting)
  @Access('member', asPartner)
  @Problems(organizationRequired, valueMoved, valueCorrected)
  async discussValue(
    @Id() id: string,
    @Body() { text }: DiscussValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    await this.discuss.execute(viewer, id, text);
    return this.outcomes.get(id, viewer);
  }

  /** Replace a value by an entry that is right, or take it back. The earlier one stays to be seen, and counts no longer. */
  @Post('outcomes/:id/corrections')
  @Creates()
  @Limited(accounting)
  @Access('member', asEnterer)
  @Problems(organizationRequired, subscriptionReadOnly, valueCorrected, valueNotUnderstood)
  async correctValue(
    @Id() id: string,
    @Body() body: CorrectValueDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ValueEntryDetailDto> {
    return this.outcomes.get(await this.correct.execute(viewer, id, body), viewer);
  }
}
