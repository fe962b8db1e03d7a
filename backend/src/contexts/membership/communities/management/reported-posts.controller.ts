import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../../platform/http/access';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { lastCommunityManager, measureTaken } from '../communities.errors';
import { managingCommunities } from '../communities.limits';
import { post } from '../discussions.controller';
import { DismissReports } from '../dismiss-reports';
import { TakeMeasureDto } from '../moderation.dto';
import { TakeMeasure } from '../take-measure';
import { AnyReportedPostDto } from './community-management.dto';
import { CommunityManagementQueries } from './community-management.queries';

@ApiTags('membership: management')
@Controller('api/admin/reported-posts')
export class ReportedPostsController {
  constructor(
    private readonly dismiss: DismissReports,
    private readonly queries: CommunityManagementQueries,
    private readonly take: TakeMeasure,
  ) {}

  /** Posts of all communities that were reported and wait for a decision, the oldest report first, at most a hundred. */
  @Get()
  @Access('super-admin')
  listReportedPosts(): Promise<AnyReportedPostDto[]> {
    return this.queries.reported();
  }

  /** Find nothing to do about a reported post of any community. Who reported it is told. */
  @Post(':id/dismissal')
  @HttpCode(204)
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(post, measureTaken)
  dismissReportedPost(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.dismiss.execute(viewer, id);
  }

  /**
   * Hide a post of any community, warn its author, or ban its author from that community, for a reason. Its author and who reported it
   * are told. Those who run the alliance alone lift it, and answer an appeal against it.
   */
  @Post(':id/measures')
  @HttpCode(204)
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(post, measureTaken, lastCommunityManager)
  async judgeReportedPost(
    @Id() id: string,
    @Body() body: TakeMeasureDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.take.execute(viewer, id, body);
  }
}
