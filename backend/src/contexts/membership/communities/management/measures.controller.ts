import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../../platform/lists/page';
import { AnswerAppeal } from '../answer-appeal';
import { measureOver } from '../communities.errors';
import { managingCommunities } from '../communities.limits';
import { LiftMeasure } from '../lift-measure';
import { AnswerAppealDto } from '../moderation.dto';
import { ManagedMeasureDto, ManagedMeasuresQuery } from './community-management.dto';
import { CommunityManagementQueries } from './community-management.queries';

const measure = notFound('measure');

@ApiTags('membership: management')
@Controller('api/admin/community-measures')
export class ManagedMeasuresController {
  constructor(
    private readonly answer: AnswerAppeal,
    private readonly lift: LiftMeasure,
    private readonly queries: CommunityManagementQueries,
  ) {}

  /** What moderators and those who run the alliance did in any community, newest first, one page of it. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(ManagedMeasureDto)
  async listManagedMeasures(
    @Query() query: ManagedMeasuresQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.measures(query));
  }

  /** Answer an appeal of any community. Against what the alliance did nobody else does; who has appealed is told. */
  @Post(':id/appeal/answer')
  @HttpCode(204)
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(measure, measureOver)
  judgeAppeal(@Id() id: string, @Body() body: AnswerAppealDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.answer.execute(viewer, id, body);
  }

  /** Lift a measure of any community without an appeal. Whom it concerns is told. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(measure, measureOver)
  endMeasure(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.lift.execute(viewer, id);
  }
}
