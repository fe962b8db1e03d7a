import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationSuspended } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { alreadyAsked, alreadyMember, declinedLately, teamRequestDecided } from '../membership.errors';
import { askingToJoin } from '../membership.limits';
import { AskToJoin } from './ask-to-join';
import { AskToJoinTeamDto, JoinOfferDto } from './join-requests.dto';
import { JoinRequestsQueries } from './join-requests.queries';
import { WithdrawJoinRequest } from './withdraw-join-request';

/** For who might join: with the calls of home, which looks whether there is an offer. */
@ApiTags('membership')
@Controller('api')
export class JoinOffersController {
  constructor(
    private readonly ask: AskToJoin,
    private readonly requests: JoinRequestsQueries,
    private readonly withdraw: WithdrawJoinRequest,
  ) {}

  /** Organizations that have proven the domain of the viewer's address, and that they do not belong to. */
  @Get('join-offers')
  @Access('member')
  getJoinOffers(@CurrentViewer() viewer: Viewer): Promise<JoinOfferDto[]> {
    return this.requests.offers(viewer);
  }

  /** Ask to join an organization that has proven the domain of one's address. Its owners and admins decide. */
  @Post('organizations/:organizationId/join-requests')
  @Creates()
  @Limited(askingToJoin)
  @Access('member')
  @Problems(notFound('organization'), alreadyMember, alreadyAsked, declinedLately, organizationSuspended)
  async askToJoinTeam(
    @Id('organizationId') organizationId: string,
    @Body() { note }: AskToJoinTeamDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<JoinOfferDto[]> {
    await this.ask.execute(viewer, organizationId, note ?? null);
    return this.requests.offers(viewer);
  }

  /** No longer ask to join. */
  @Delete('join-requests/:id')
  @HttpCode(204)
  @Limited(askingToJoin)
  @Access('member')
  @Problems(notFound('request to join'), teamRequestDecided)
  withdrawTeamRequest(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.withdraw.execute(viewer, id);
  }
}
