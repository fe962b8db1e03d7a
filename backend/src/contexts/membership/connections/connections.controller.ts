import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import {
  alreadyConnected,
  askedByThem,
  connectionDecided,
  declinedLately,
  organizationRequired,
  requestsUsedUp,
} from '../membership.errors';
import { connecting } from '../membership.limits';
import {
  ConnectionDto,
  ConnectionStandingDto,
  ConnectionsListQuery,
  DeclineConnectionDto,
  NetworkDto,
  RequestConnectionDto,
} from './connections.dto';
import { ConnectionsQueries } from './connections.queries';
import { DecideConnection } from './decide-connection';
import { RequestConnection } from './request-connection';

@ApiTags('membership')
@Controller('api')
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionsQueries,
    private readonly decide: DecideConnection,
    private readonly request: RequestConnection,
  ) {}

  /**
   * Ask another organization to connect.
   *
   * Whoever was declined asks the same organization again after three weeks; an organization sends 40 requests a day.
   */
  @Post('connections')
  @Creates()
  @Limited(connecting)
  @Access('member', 'owners and admins of an organization')
  @Problems(
    organizationRequired,
    notFound('organization'),
    alreadyConnected,
    askedByThem,
    declinedLately,
    requestsUsedUp,
  )
  async requestConnection(@CurrentViewer() viewer: Viewer, @Body() body: RequestConnectionDto): Promise<ConnectionDto> {
    const id = await this.request.execute(viewer, body);
    return this.connections.find(viewer, id);
  }

  /**
   * Connection requests from and to the viewer's organizations: open ones first, then newest first, at most 200. Or those alone that
   * were accepted and still stand, by the name of the other organization, at most 1,000.
   */
  @Get('connections')
  @Access('member')
  listConnections(
    @Query() { accepted }: ConnectionsListQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ConnectionDto[]> {
    return accepted ? this.connections.accepted(viewer) : this.connections.list(viewer);
  }

  /**
   * With whom the viewer's organizations are connected, have an open request, or were declined less than three weeks ago: one entry for
   * each pair, the newest first; at most 10,000.
   */
  @Get('connections/standings')
  @Access('member')
  listConnectionStandings(@CurrentViewer() viewer: Viewer): Promise<ConnectionStandingDto[]> {
    return this.connections.standings(viewer);
  }

  /** Accept a request. */
  @Post('connections/:id/accept')
  @HttpCode(204)
  @Limited(connecting)
  @Access('member', 'owners and admins of the organization that was asked')
  @Problems(connectionDecided)
  acceptConnection(@CurrentViewer() viewer: Viewer, @Id() id: string): Promise<void> {
    return this.decide.execute(viewer, id, { to: 'accept' });
  }

  /** Decline a request, with a reason. */
  @Post('connections/:id/decline')
  @HttpCode(204)
  @Limited(connecting)
  @Access('member', 'owners and admins of the organization that was asked')
  @Problems(connectionDecided)
  declineConnection(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Body() body: DeclineConnectionDto,
  ): Promise<void> {
    return this.decide.execute(viewer, id, { to: 'decline', reason: body.reason });
  }

  /** Take a request back. */
  @Post('connections/:id/withdraw')
  @HttpCode(204)
  @Limited(connecting)
  @Access('member', 'owners and admins of the organization that asked')
  @Problems(connectionDecided)
  withdrawConnection(@CurrentViewer() viewer: Viewer, @Id() id: string): Promise<void> {
    return this.decide.execute(viewer, id, { to: 'withdraw' });
  }

  /** How the viewer's network grows. */
  @Get('membership/network')
  @Access('member')
  getNetwork(@CurrentViewer() viewer: Viewer): Promise<NetworkDto> {
    return this.connections.network(viewer);
  }
}
