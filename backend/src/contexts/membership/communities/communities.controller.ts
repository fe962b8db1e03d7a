import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationRequired } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { CommunityDto, CommunityPageDto } from './communities.dto';
import { bannedFromCommunity, communityClosed, lastCommunityManager, notInCommunity } from './communities.errors';
import { joiningCommunities, readingDiscussions } from './communities.limits';
import { CommunitiesQueries } from './communities.queries';
import { JoinCommunity } from './join-community';
import { LeaveCommunity } from './leave-community';
import { MarkRead } from './mark-read';

export const slugPattern = /[a-z0-9-]{1,80}/;
export const community = notFound('community');

@ApiTags('membership: communities')
@Controller('api/communities')
export class CommunitiesController {
  constructor(
    private readonly communities: CommunitiesQueries,
    private readonly join: JoinCommunity,
    private readonly leave: LeaveCommunity,
    private readonly read: MarkRead,
  ) {}

  /** The communities that the viewer sees: their own first, then the largest; at most 200. */
  @Get()
  @Access('member')
  listCommunities(@CurrentViewer() viewer: Viewer): Promise<CommunityDto[]> {
    return this.communities.list(viewer);
  }

  /** One community, and what the viewer may do there. Those for invited people alone are not there for others. */
  @Get(':slug')
  @Access('member')
  @Problems(community)
  getCommunity(@Id('slug', slugPattern) slug: string, @CurrentViewer() viewer: Viewer): Promise<CommunityPageDto> {
    return this.communities.get(viewer, slug);
  }

  /** Join a community, by its access level and the plans of one’s organizations. */
  @Post(':slug/join')
  @HttpCode(204)
  @Limited(joiningCommunities)
  @Access('member', 'as owner, admin or member of an organization whose plan includes it')
  @Problems(
    community,
    bannedFromCommunity,
    communityClosed,
    organizationRequired,
    entitlementExceeded,
    subscriptionReadOnly,
  )
  joinCommunity(@Id('slug', slugPattern) slug: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.join.execute(viewer, slug);
  }

  /** Leave a community. What one has written stays; the last who manages it gives somebody else the right first. */
  @Post(':slug/leave')
  @HttpCode(204)
  @Limited(joiningCommunities)
  @Access('member')
  @Problems(community, lastCommunityManager)
  leaveCommunity(@Id('slug', slugPattern) slug: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.leave.execute(viewer, slug);
  }

  /** Mark all discussions of a community as read. */
  @Put(':slug/read')
  @HttpCode(204)
  @Limited(readingDiscussions)
  @Access('member')
  @Problems(community, bannedFromCommunity, notInCommunity, organizationRequired, entitlementExceeded)
  markCommunityRead(@Id('slug', slugPattern) slug: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.read.community(viewer, slug);
  }
}
