import { Body, Controller, Get, HttpCode, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { SearchSuggestionDto, SuggestQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { featuring } from '../membership.limits';
import {
  AllianceGrowthDto,
  FeatureOrganizationDto,
  MemberDto,
  MemberFacetsDto,
  MemberFacetsQuery,
  MembersQuery,
} from './directory.dto';
import { DirectoryQueries } from './directory.queries';
import { FeatureOrganization } from './feature-organization';

@ApiTags('membership: directory')
@Controller('api')
export class DirectoryController {
  constructor(
    private readonly directory: DirectoryQueries,
    private readonly feature: FeatureOrganization,
  ) {}

  /**
   * The organizations of the alliance, one page of them: newest first, by name, or what a search has found.
   *
   * Those whose registration nobody has confirmed, and those that have left, are in no list, count or search; nor is what an
   * organization does not show to all members.
   */
  @Get('members')
  @Access('signed-in')
  @FreshPageOf(MemberDto, 'in the order that is asked for')
  async listMembers(
    @Query() query: MembersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.directory.list(query));
  }

  /** How many organizations there are with each value of what they can be narrowed by, as far as the search and the other filters leave them. */
  @Get('members/facets')
  @Access('member')
  async countMemberFacets(@Query() query: MemberFacetsQuery): Promise<MemberFacetsDto> {
    return this.directory.facets(query);
  }

  /** What was probably meant by a search for which no organization was found. */
  @Get('members/search-suggestion')
  @Access('member')
  async suggestMemberSearch(@Query() { search }: SuggestQuery): Promise<SearchSuggestionDto> {
    return { suggestion: await this.directory.suggest(search) };
  }

  /** The partners that the alliance features, the last chosen first, at most 8. */
  @Get('members/featured')
  @Access('signed-in')
  async listFeaturedMembers(): Promise<MemberDto[]> {
    return this.directory.featured();
  }

  /** How the alliance has grown in a year. */
  @Get('members/growth')
  @Access('member')
  async getAllianceGrowth(): Promise<AllianceGrowthDto> {
    return this.directory.growth();
  }

  /** Show an organization among the featured partners, or no more. */
  @Put('admin/organizations/:id/featured')
  @HttpCode(204)
  @Limited(featuring)
  @Access('super-admin')
  @Problems(notFound('organization'))
  async featureOrganization(
    @Id() id: string,
    @Body() { isFeatured }: FeatureOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.feature.execute(viewer, id, isFeatured);
  }
}
