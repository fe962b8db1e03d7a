import { createHash } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../../platform/http/access';
import { invalidInput, notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { Creates } from '../../../../platform/idempotency/creates';
import { answerPage, FreshPageOf, isUnchanged, PageOf } from '../../../../platform/lists/page';
import { valueNotUnderstood } from '../../../../platform/money/money.errors';
import { subscriptionReadOnly } from '../../../billing';
import { editedMeanwhile, organizationRequired } from '../../innovation.errors';
import { editing } from '../../innovation.limits';
import { budgetRequired, milestonesFull } from '../project.errors';
import { ChangeMilestones } from './change-milestones';
import { RecordSpend } from './record-spend';
import { TellUpdates } from './tell-updates';
import {
  AddMilestoneDto,
  ChangeMilestoneDto,
  EditUpdateDto,
  MilestoneDto,
  PostUpdateDto,
  ProjectUpdateDto,
  RecordSpendDto,
  SpendEntryDto,
  WorkQuery,
} from './work.dto';
import { WorkQueries } from './work.queries';

const asPartner = 'as owner, admin or member of an organization of the project';
const asPeople = 'as owner, admin, member or viewer of an organization of the project';

/** What the organizations of a project plan, tell and spend. */
@ApiTags('innovation: projects')
@Controller('api/projects/:id')
export class ProjectWorkController {
  constructor(
    private readonly changeMilestones: ChangeMilestones,
    private readonly recording: RecordSpend,
    private readonly telling: TellUpdates,
    private readonly work: WorkQueries,
  ) {}

  /** What a project is to have reached by when, and what it has: by their day, 100 at most. */
  @Get('milestones')
  @Access('member')
  async listMilestones(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MilestoneDto[]> {
    return this.work.milestones(viewer, id);
  }

  /** Say what a project is to have reached by a day. */
  @Post('milestones')
  @Creates()
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly, milestonesFull)
  async addMilestone(
    @Id() id: string,
    @Body() body: AddMilestoneDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MilestoneDto[]> {
    await this.changeMilestones.add(viewer, id, body);
    return this.work.milestones(viewer, id);
  }

  /** Say what a milestone is, by when, or whether it is reached; what is left out stays. */
  @Put('milestones/:milestoneId')
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly, notFound('project, or milestone of it'))
  async changeMilestone(
    @Id() id: string,
    @Id('milestoneId') milestoneId: string,
    @Body() body: ChangeMilestoneDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MilestoneDto[]> {
    await this.changeMilestones.change(viewer, id, milestoneId, body);
    return this.work.milestones(viewer, id);
  }

  /** Remove a milestone that no longer matters. */
  @Delete('milestones/:milestoneId')
  @HttpCode(204)
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, notFound('project, or milestone of it'))
  async removeMilestone(
    @Id() id: string,
    @Id('milestoneId') milestoneId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.changeMilestones.remove(viewer, id, milestoneId);
  }

  /** What the organizations of a project tell all members, newest first, one page of it. */
  @Get('updates')
  @Access('member')
  @PageOf(ProjectUpdateDto)
  async listProjectUpdates(
    @Id() id: string,
    @Query() query: WorkQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.work.updates(viewer, id, query.limit ?? 50, query.cursor);
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, page, version);
  }

  /** Tell all members how a project goes. */
  @Post('updates')
  @Creates()
  @HttpCode(204)
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly)
  async postProjectUpdate(
    @Id() id: string,
    @Body() { text }: PostUpdateDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.telling.post(viewer, id, text);
  }

  /** Find better words for an update, as the person who has written it. */
  @Put('updates/:updateId')
  @HttpCode(204)
  @Limited(editing)
  @Access('member', 'as the person who has written it, while they are owner, admin or member of its organization')
  @Problems(organizationRequired, subscriptionReadOnly, editedMeanwhile, notFound('project, or update of it'))
  async editProjectUpdate(
    @Id() id: string,
    @Id('updateId') updateId: string,
    @Body() body: EditUpdateDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.telling.edit(viewer, id, updateId, body);
  }

  /** Take an update back. */
  @Delete('updates/:updateId')
  @HttpCode(204)
  @Limited(editing)
  @Access(
    'member',
    'as owner, admin or member of the organization that has told it, or of the one that leads the project',
  )
  @Problems(organizationRequired, notFound('project, or update of it'))
  async removeProjectUpdate(
    @Id() id: string,
    @Id('updateId') updateId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.telling.remove(viewer, id, updateId);
  }

  /** What was spent of a project’s budget, the last by their day first, one page of it. The project has the sum of all. */
  @Get('spend')
  @Access('member', asPeople)
  @FreshPageOf(SpendEntryDto, 'the last by their day first')
  @Problems(organizationRequired)
  async listSpend(
    @Id() id: string,
    @Query() query: WorkQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.work.spend(viewer, id, query.limit, query.cursor));
  }

  /** Enter what was spent of a project’s budget, in its currency; it answers the last fifty. */
  @Post('spend')
  @Creates()
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, subscriptionReadOnly, budgetRequired, valueNotUnderstood, invalidInput)
  async recordSpend(
    @Id() id: string,
    @Body() body: RecordSpendDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SpendEntryDto[]> {
    await this.recording.execute(viewer, id, body);
    return (await this.work.spend(viewer, id, 50)).items;
  }

  /** Take an entry out that was wrong. */
  @Delete('spend/:entryId')
  @HttpCode(204)
  @Limited(editing)
  @Access(
    'member',
    'as owner, admin or member of the organization that has entered it, or of the one that leads the project',
  )
  @Problems(organizationRequired, notFound('project, or entry of it'))
  async removeSpend(@Id() id: string, @Id('entryId') entryId: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.recording.remove(viewer, id, entryId);
  }
}
