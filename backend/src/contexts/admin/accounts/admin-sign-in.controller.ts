import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../platform/audit/audit';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { tooManyRequests } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import type { ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { Sessions } from '../../../platform/sessions/sessions';
import { SecurityApi, secondStepRequired, signInAgain } from '../../membership';
import { adminCredentialsWrong } from '../admin.errors';
import { signingOut } from '../admin.limits';
import { AdminCredentials } from './admin.strategy';
import type { AdminAccount } from './admin-account.entity';
import { AdminAccounts } from './admin-accounts';
import { AdminLogInDto, CurrentAdminDto } from './admin-sign-in.dto';

@ApiTags('admin')
@Controller('api/admin/auth')
export class AdminSignInController {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly audit: Audit,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
  ) {}

  /** Sign in as a super admin or operator, for 24 hours. */
  @Post('login')
  @HttpCode(200)
  @Access('visitor')
  @Problems(adminCredentialsWrong, secondStepRequired, signInAgain, tooManyRequests)
  @UseGuards(AdminCredentials)
  async logInAdmin(
    @Body() _body: AdminLogInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentAdminDto> {
    const account = request.user as ProvenAccount;
    await this.security.enter(request, reply, { door: 'admin', ...account });
    return describe(await this.accounts.demand(account.id));
  }

  /** The super admin or operator who is signed in. */
  @Get('user')
  @Access('operator')
  async getCurrentAdmin(@CurrentViewer() viewer: Viewer): Promise<CurrentAdminDto> {
    return describe(await this.accounts.demand(viewer.id));
  }

  /** End the admin session. */
  @Post('logout')
  @HttpCode(204)
  @Limited(signingOut)
  @Access('operator')
  async logOutAdmin(
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(request, reply);
    await this.audit.record(viewer, 'session.closed');
  }
}

const describe = ({ username, email, role }: AdminAccount): CurrentAdminDto => ({ username, email, role });
