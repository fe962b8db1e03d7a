import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { organizationSuspended, tooManyRequests } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { passwordRefused } from '../../../platform/passwords/password-policy';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { TokenDto } from '../accounts/accounts.dto';
import { teamInvitation } from '../accounts/mailed-links';
import { OpenSession } from '../accounts/open-session';
import { accountExists, accountSuspended, invitationForAnother } from '../membership.errors';
import { followingLinks } from '../membership.limits';
import { signInAgain } from '../security/security.errors';
import { AcceptInvitation } from './accept-invitation';
import { JoinAsNewPerson } from './join-as-new-person';
import { JoinedOrganizationDto, JoinOrganizationDto, OfferedSeatDto } from './team.dto';
import { TeamQueries } from './team.queries';

@ApiTags('membership: team')
@Controller('api/team-invitations')
export class JoiningController {
  constructor(
    private readonly accept: AcceptInvitation,
    private readonly joinAsNewPerson: JoinAsNewPerson,
    private readonly openSession: OpenSession,
    private readonly team: TeamQueries,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** What the link of an invitation offers. Does not use the link up. */
  @Post('check')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkInvitation(@Body() { token }: TokenDto): Promise<OfferedSeatDto> {
    return this.team.invitation((await this.tokens.peek(teamInvitation, token)).subject);
  }

  /** Join the organization of an invitation, signed in with the address that was invited. */
  @Post('accept')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('member', 'the person of the address that was invited')
  @Problems(tokenInvalid, invitationForAnother, organizationSuspended)
  async acceptInvitation(@Body() { token }: TokenDto, @CurrentViewer() viewer: Viewer): Promise<JoinedOrganizationDto> {
    return { organizationId: await this.accept.execute(viewer, token) };
  }

  /** Join the organization of an invitation with a new account, and sign in. The link has proved the address. */
  @Post('join')
  @HttpCode(200)
  @Access('visitor')
  @Problems(
    tokenInvalid,
    accountExists,
    accountSuspended,
    passwordRefused,
    signInAgain,
    tooManyRequests,
    organizationSuspended,
  )
  async joinOrganization(
    @Body() body: JoinOrganizationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JoinedOrganizationDto> {
    const { personId, organizationId } = await this.joinAsNewPerson.execute(body, request.ip);
    await this.openSession.execute(request, reply, personId, { through: teamInvitation.name });
    return { organizationId };
  }
}
