import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Access, Problems, WhileLeaving } from '../../../platform/http/access';
import { DomainError } from '../../../platform/http/domain-error';
import { tooManyRequests } from '../../../platform/http/problems';
import { AcceptsForms } from '../../../platform/http/request-media';
import { comesFromOurPages } from '../../../platform/http/same-origin.guard';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import type { ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { Sessions } from '../../../platform/sessions/sessions';
import { accountSuspended, credentialsWrong } from '../membership.errors';
import { enterpriseRefused, secondStepRequired, signInAgain } from '../security/security.errors';
import { CurrentUserDto, EnterpriseLogInDto, EnterpriseLogInResultDto, LogInDto, ReturnQuery } from './accounts.dto';
import { AccountsQueries } from './accounts.queries';
import { FormLoginFilter, isForm } from './form-login.filter';
import { IdentityProvider } from './identity-provider';
import { MemberCredentials } from './member.strategy';
import { OpenSession } from './open-session';
import { safeReturnPath } from './return-path';
import { VerifyCredentials } from './verify-credentials';

@ApiTags('membership')
@Controller('api')
export class SignInController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly openSession: OpenSession,
    private readonly provider: IdentityProvider,
    private readonly sessions: Sessions,
    private readonly verifyCredentials: VerifyCredentials,
  ) {}

  /**
   * Step one: sign in as a member.
   *
   * The answer sets the session cookie that all operations for members ask for. A form post (as the sign-in page makes) answers 303 to `return`, or back to `/login` when it fails. A JSON body
   * answers the current user.
   */
  @Post('login')
  @HttpCode(200)
  @Access('visitor')
  @Problems(accountSuspended, credentialsWrong, secondStepRequired, signInAgain, tooManyRequests)
  @AcceptsForms()
  @ApiOkResponse({ type: CurrentUserDto })
  @ApiResponse({
    status: 303,
    description: 'To `return` or `/`; after a failure to `/login`. Only form posts are answered so.',
  })
  @UseGuards(MemberCredentials)
  @UseFilters(FormLoginFilter)
  async logIn(@Body() body: LogInDto, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { id, generation } = request.user as ProvenAccount;
    const path = safeReturnPath(body.return);
    await this.openSession.execute(request, reply, id, { generation, return: path });
    if (isForm(request)) {
      await reply.redirect(path, 303);
      return;
    }
    return this.accounts.currentUser(id);
  }

  /** Where sign-in starts: the sign-in page, or the identity provider when one is configured. */
  @Get('login')
  @Access('visitor')
  @HttpCode(302)
  @ApiFoundResponse({ description: 'To `/login?return=…` or to the identity provider.' })
  async startLogIn(@Query() query: ReturnQuery, @Res() reply: FastifyReply) {
    const path = safeReturnPath(query.return);
    if (this.provider.configured) return reply.redirect(await this.provider.begin(reply, path), 302);
    return reply.redirect(path === '/' ? '/login' : `/login?return=${encodeURIComponent(path)}`, 302);
  }

  /** End the session and go to `/`. A request that comes from another site changes nothing. */
  @Get('logout')
  @Access('visitor')
  @HttpCode(302)
  @ApiFoundResponse({ description: 'To `/`.' })
  async logOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (request.method === 'GET' && comesFromOurPages(request, this.config.appUrl)) {
      const viewer = await this.sessions.read(request);
      await this.sessions.close(request, reply);
      if (viewer) await this.audit.record(viewer, 'session.closed');
    }
    return reply.redirect('/', 302);
  }

  /** Sign in as an owner or admin of an organization, for the enterprise pages. */
  @Post('enterprise/auth/login')
  @HttpCode(200)
  @Access('visitor')
  @Problems(accountSuspended, enterpriseRefused, secondStepRequired, signInAgain, tooManyRequests)
  async logInEnterprise(
    @Body() body: EnterpriseLogInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EnterpriseLogInResultDto> {
    const proven = await this.verifyCredentials.execute(body.email, body.password, request).catch(unlessWrong);
    if (!proven || !(await this.accounts.leads(proven.id))) return { success: false };
    const { id, generation } = proven;
    await this.openSession.execute(request, reply, id, { generation, enterprise: true });
    return { success: true };
  }

  /** The person who is signed in, with their organizations. */
  @Get('auth/user')
  @Access('member')
  @WhileLeaving()
  async getCurrentUser(@CurrentViewer() viewer: Viewer): Promise<CurrentUserDto> {
    const user = (await this.accounts.currentUser(viewer.id)) as CurrentUserDto;
    return viewer.seenBy ? { ...user, seenUntil: new Date(viewer.seenBy.until).toISOString() } : user;
  }
}

function unlessWrong(error: unknown): undefined {
  if (error instanceof DomainError && error.code === credentialsWrong.code) return undefined;
  throw error;
}
