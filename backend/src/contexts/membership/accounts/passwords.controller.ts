import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { proofRequired, tooManyRequests } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { passwordRefused } from '../../../platform/passwords/password-policy';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { accountSuspended, passwordNotSet } from '../membership.errors';
import { changingPassword, followingLinks } from '../membership.limits';
import { secondStepRequired, signInAgain } from '../security/security.errors';
import {
  AcceptedDto,
  ActivationDto,
  ChangePasswordDto,
  CurrentUserDto,
  RequestPasswordResetDto,
  SetPasswordDto,
  TokenDto,
} from './accounts.dto';
import { AccountsQueries } from './accounts.queries';
import { ChangePassword } from './change-password';
import { activation, passwordReset } from './mailed-links';
import { OpenSession } from './open-session';
import { RequestPasswordReset } from './request-password-reset';
import { SetPassword } from './set-password';

@ApiTags('membership')
@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly change: ChangePassword,
    private readonly openSession: OpenSession,
    private readonly requestReset: RequestPasswordReset,
    private readonly setPassword: SetPassword,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Ask for a link that sets a new password. The answer is the same whether or not there is such an account. */
  @Post('forgot-password')
  @HttpCode(202)
  @Access('visitor')
  @Problems(tooManyRequests)
  async requestPasswordReset(
    @Body() body: RequestPasswordResetDto,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedDto> {
    await this.requestReset.execute(body.email, request.ip);
    return { message: 'If there is an account for this address, a link is on its way. It works for 30 minutes.' };
  }

  /** Whether the link that sets a new password still works. Does not use it up. */
  @Post('reset-password/check')
  @HttpCode(204)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkPasswordReset(@Body() body: TokenDto): Promise<void> {
    await this.tokens.peek(passwordReset, body.token);
  }

  /** Set a new password with the token of a mailed link (30 minutes, once), and sign in. All other sessions end. */
  @Post('reset-password')
  @HttpCode(200)
  @Access('visitor')
  @Problems(accountSuspended, passwordRefused, secondStepRequired, signInAgain, tokenInvalid, tooManyRequests)
  async resetPassword(
    @Body() body: SetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserDto> {
    const subject = await this.setPassword.execute(passwordReset, body.token, body.password, request.ip);
    await this.openSession.execute(request, reply, subject, { through: 'password-reset' });
    return (await this.accounts.currentUser(subject)) as CurrentUserDto;
  }

  /**
   * Change the viewer's password, for who knows the present one. All other sessions end. Where the account has a second factor it
   * must have been shown within ten minutes.
   */
  @Post('change-password')
  @HttpCode(204)
  @Limited(changingPassword)
  @Access('member')
  @Problems(passwordNotSet, passwordRefused, proofRequired)
  changePassword(
    @Body() body: ChangePasswordDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.change.execute(viewer, body, request, reply);
  }

  /** Whose account an activation link is for. Does not use the link up. */
  @Post('activation/check')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkActivation(@Body() body: TokenDto): Promise<ActivationDto> {
    const { subject, data } = await this.tokens.peek(activation, body.token);
    return this.accounts.invited(subject, data.organizationId);
  }

  /** Set the first password with the token of the welcome mail, and sign in. */
  @Post('activate')
  @HttpCode(200)
  @Access('visitor')
  @Problems(accountSuspended, passwordRefused, signInAgain, tokenInvalid, tooManyRequests)
  async activateAccount(
    @Body() body: SetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserDto> {
    const subject = await this.setPassword.execute(activation, body.token, body.password, request.ip);
    await this.openSession.execute(request, reply, subject, { through: 'activation' });
    return (await this.accounts.currentUser(subject)) as CurrentUserDto;
  }
}
