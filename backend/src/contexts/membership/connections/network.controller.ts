import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { notConnected } from '../membership.errors';
import { connecting } from '../membership.limits';
import { ConnectionDto } from './connections.dto';
import { ConnectionsQueries } from './connections.queries';
import { ConnectionCountsDto, ConnectionSuggestionDto, ConnectionsQuery } from './network.dto';
import { RemoveConnection } from './remove-connection';
import { SuggestionsQueries } from './suggestions.queries';

@ApiTags('membership: connections')
@Controller('api/connections')
export class NetworkController {
  constructor(
    private readonly connections: ConnectionsQueries,
    private readonly remove: RemoveConnection,
    private readonly suggestions: SuggestionsQueries,
  ) {}

  /** Connections of the viewer's organizations, or requests from or to them, one page of them: the last that came to be so first. */
  @Get('entries')
  @Access('member')
  @FreshPageOf(ConnectionDto, 'the last that came to be so first')
  async browseConnections(
    @Query() query: ConnectionsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.connections.browse(viewer, query));
  }

  /** How many connections the viewer's organizations have, and how many requests. */
  @Get('counts')
  @Access('member')
  countConnections(@CurrentViewer() viewer: Viewer): Promise<ConnectionCountsDto> {
    return this.connections.counts(viewer);
  }

  /**
   * Organizations that share interests with the viewer's, three at most, those that share most first. None that a connection or a
   * request stands with, and none of which either side has declined the other.
   */
  @Get('suggestions')
  @Access('member')
  listConnectionSuggestions(@CurrentViewer() viewer: Viewer): Promise<ConnectionSuggestionDto[]> {
    return this.suggestions.of(viewer);
  }

  /** End a connection. The other organization is told; what both work on together goes on. */
  @Post(':id/remove')
  @HttpCode(204)
  @Limited(connecting)
  @Access('member', 'owners and admins of either organization')
  @Problems(notConnected)
  removeConnection(@CurrentViewer() viewer: Viewer, @Id() id: string): Promise<void> {
    return this.remove.execute(viewer, id);
  }
}
