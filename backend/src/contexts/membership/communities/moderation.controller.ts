import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { AnswerAppeal } from './answer-appeal';
import { AppealMeasure } from './appeal-measure';
import { community, slugPattern } from './communities.controller';
import {
  alreadyAppealed,
  alreadyReported,
  communityRightRequired,
  lastCommunityManager,
  measureOver,
  measureTaken,
  postHidden,
} from './communities.errors';
import { moderating, reportingPosts } from './communities.limits';
import { post, reading } from './discussions.controller';
import { DismissReports } from './dismiss-reports';
import { LiftMeasure } from './lift-measure';
import {
  AnswerAppealDto,
  AppealDto,
  MeasureDto,
  ModerationQueueDto,
  ReportPostDto,
  TakeMeasureDto,
} from './moderation.dto';
import { ModerationQueries } from './moderation.queries';
import { ReportPost } from './report-post';
import { TakeMeasure } from './take-measure';

const measure = notFound('measure');

@ApiTags('membership: communities')
@Controller('api')
export class ModerationController {
  constructor(
    private readonly answer: AnswerAppeal,
    private readonly appeal: AppealMeasure,
    private readonly dismiss: DismissReports,
    private readonly lift: LiftMeasure,
    private readonly moderation: ModerationQueries,
    private readonly report: ReportPost,
    private readonly take: TakeMeasure,
  ) {}

  /** Tell the moderators of a post. They see who has reported it; its author does not. */
  @Post('posts/:id/reports')
  @HttpCode(204)
  @Limited(reportingPosts)
  @Access('member')
  @Problems(post, ...reading, postHidden, alreadyReported)
  reportPost(@Id() id: string, @Body() body: ReportPostDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.report.execute(viewer, id, body);
  }

  /** What waits for the moderators of a community: reported posts and appeals. */
  @Get('communities/:slug/moderation')
  @Access('member')
  @Problems(community, ...reading, communityRightRequired)
  getModerationQueue(
    @Id('slug', slugPattern) slug: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ModerationQueueDto> {
    return this.moderation.queue(viewer, slug);
  }

  /** What the moderators of a community did, newest first, one page of it. */
  @Get('communities/:slug/measures')
  @Access('member')
  @Problems(community, ...reading, communityRightRequired)
  @FreshPageOf(MeasureDto)
  async listMeasures(
    @Id('slug', slugPattern) slug: string,
    @Query() query: PageQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.moderation.measures(viewer, slug, query.limit, query.cursor));
  }

  /** Find nothing to do about a post that was reported. Who reported it is told. */
  @Post('posts/:id/dismissal')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(post, ...reading, communityRightRequired, measureTaken)
  dismissReports(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.dismiss.execute(viewer, id);
  }

  /**
   * Hide a post, warn its author, or ban its author from the community, for a reason. Its author and who reported it are told; who
   * is banned belongs to the community no more. About who moderates those alone decide who manage.
   */
  @Post('posts/:id/measures')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(post, ...reading, communityRightRequired, measureTaken, lastCommunityManager)
  async takeMeasure(@Id() id: string, @Body() body: TakeMeasureDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.take.execute(viewer, id, body);
  }

  /**
   * Say why a measure that concerns oneself should be lifted, once. Those who moderate are told; of what the alliance did, those who
   * run it.
   */
  @Post('measures/:id/appeal')
  @HttpCode(204)
  @Limited(reportingPosts)
  @Access('member')
  @Problems(measure, measureOver, alreadyAppealed)
  appealMeasure(@Id() id: string, @Body() body: AppealDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.appeal.execute(viewer, id, body);
  }

  /**
   * Answer an appeal. Who took the measure does not, unless nobody else moderates; what the alliance did is answered by those who run
   * it. Who has appealed is told.
   */
  @Post('measures/:id/appeal/answer')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(measure, ...reading, communityRightRequired, measureOver)
  answerAppeal(@Id() id: string, @Body() body: AnswerAppealDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.answer.execute(viewer, id, body);
  }

  /** Lift what moderators did, without an appeal. Whom it concerns is told. */
  @Delete('measures/:id')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(measure, ...reading, communityRightRequired, measureOver)
  liftMeasure(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.lift.execute(viewer, id);
  }
}
