import { Controller, Get, Header, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { entitlementExceeded } from '../../billing';
import { ProjectDto } from '../projects/projects.dto';
import { ProposalDto } from '../proposals/proposals.dto';
import { AnalyticsDto, AnalyticsQuery, AnalyzedProjectsQuery, AnalyzedProposalsQuery } from './analytics.dto';
import { ReadAnalytics } from './read-analytics';

const asPeople = 'owners, admins, members and viewers of the organization, where its plan has analytics';

@ApiTags('innovation: dashboard')
@Controller('api/dashboard/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: ReadAnalytics) {}

  /** What an organization of the viewer has done and what came of it, over the last 30, 90 or 365 days. */
  @Get()
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  getAnalytics(@Query() query: AnalyticsQuery, @CurrentViewer() viewer: Viewer): Promise<AnalyticsDto> {
    return this.analytics.execute(viewer, query);
  }

  /**
   * The proposals that analytics count, newest first: those received, or made, in these days and not withdrawn; what an organization
   * proposes to itself is left out.
   */
  @Get('proposals')
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  @FreshPageOf(ProposalDto)
  async listAnalyzedProposals(
    @Query() query: AnalyzedProposalsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalDto[]> {
    return answerPage(request, reply, query, await this.analytics.listProposals(viewer, query));
  }

  /** The projects that the organization leads or works on and that were begun in these days, newest first. */
  @Get('projects')
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  @FreshPageOf(ProjectDto)
  async listAnalyzedProjects(
    @Query() query: AnalyzedProjectsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectDto[]> {
    return answerPage(request, reply, query, await this.analytics.listBegun(viewer, query));
  }

  /** Views and proposals over time as a CSV file. */
  @Get('export')
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportAnalytics(@Query() query: AnalyticsQuery, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.analytics.export(viewer, query)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="analytics.csv"',
    });
  }
}
