import { Body, Controller, Delete, Get, HttpCode, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { WatchedNoun } from '../innovation.enums';
import { choosing, watching } from '../innovation.limits';
import { BeginWatching } from './begin-watching';
import { EndWatching } from './end-watching';
import { SetWatchMails } from './set-watch-mails';
import { SetWatchMailsDto, WatchDto, WatchedDto, WatchMailsDto } from './watches.dto';
import { WatchesQueries } from './watches.queries';

const { Problem, Solution } = WatchedNoun;

@ApiTags('innovation')
@Controller('api')
export class WatchesController {
  constructor(
    private readonly begin: BeginWatching,
    private readonly end: EndWatching,
    private readonly mails: SetWatchMails,
    private readonly watches: WatchesQueries,
  ) {}

  /** Whether the viewer watches a problem. */
  @Get('problems/:id/watch')
  @Access('member')
  async getProblemWatch(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<WatchDto> {
    return { isWatched: await this.watches.isWatched(viewer.id, Problem, id) };
  }

  /** Watch a problem: a mail says, at most once a day, when its status has changed. Whoever watches it already goes on. */
  @Put('problems/:id/watch')
  @HttpCode(204)
  @Limited(watching)
  @Access('member')
  @Problems(notFound('problem'))
  async watchProblem(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.begin.execute(viewer, Problem, id);
  }

  /** Do not watch a problem any more; whoever does not is answered the same. */
  @Delete('problems/:id/watch')
  @HttpCode(204)
  @Limited(watching)
  @Access('member')
  async unwatchProblem(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.end.execute(viewer, Problem, id);
  }

  /** Whether the viewer watches a solution. */
  @Get('solutions/:id/watch')
  @Access('member')
  async getSolutionWatch(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<WatchDto> {
    return { isWatched: await this.watches.isWatched(viewer.id, Solution, id) };
  }

  /** Watch a solution: a mail says, at most once a day, when its status has changed. Whoever watches it already goes on. */
  @Put('solutions/:id/watch')
  @HttpCode(204)
  @Limited(watching)
  @Access('member')
  @Problems(notFound('solution'))
  async watchSolution(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.begin.execute(viewer, Solution, id);
  }

  /** Do not watch a solution any more; whoever does not is answered the same. */
  @Delete('solutions/:id/watch')
  @HttpCode(204)
  @Limited(watching)
  @Access('member')
  async unwatchSolution(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.end.execute(viewer, Solution, id);
  }

  /** What the viewer watches, what they began to watch last first. What was taken back since is left out. */
  @Get('innovation/watched')
  @Access('member')
  @FreshPageOf(WatchedDto)
  async listWatched(
    @Query() query: PageQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WatchedDto[]> {
    return answerPage(request, reply, query, await this.watches.list(viewer, query));
  }

  /** Whether the viewer is mailed when the status of something watched changes. */
  @Get('innovation/watched/mails')
  @Access('member')
  async getWatchMails(@CurrentViewer() viewer: Viewer): Promise<WatchMailsDto> {
    return { isMailed: await this.watches.isMailed(viewer.id) };
  }

  /** Say whether a mail shall tell when the status of something watched has changed. */
  @Put('innovation/watched/mails')
  @Limited(choosing)
  @Access('member')
  async setWatchMails(@Body() { isMailed }: SetWatchMailsDto, @CurrentViewer() viewer: Viewer): Promise<WatchMailsDto> {
    await this.mails.execute(viewer, isMailed);
    return { isMailed };
  }
}
