import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { passwordRefused } from '../../../platform/passwords/password-policy';
import { tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { usernameTaken } from '../admin.errors';
import { followingAdminLinks } from '../admin.limits';
import { AdminLinkDto, BecomeAdministratorDto, OfferedAdminRoleDto } from './administrators.dto';
import { BecomeAdministrator } from './become-administrator';

@ApiTags('admin: administrators')
@Controller('api/admin/invitations')
export class AdminInvitationsController {
  constructor(private readonly becoming: BecomeAdministrator) {}

  /** What the link of an invitation to run the alliance offers. Does not use the link up. */
  @Post('check')
  @HttpCode(200)
  @Limited(followingAdminLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkAdminInvitation(@Body() { token }: AdminLinkDto): Promise<OfferedAdminRoleDto> {
    return this.becoming.offered(token);
  }

  /** Make an account with the link of an invitation to run the alliance. It signs nobody in: that is done at the door of the administration. */
  @Post('accept')
  @HttpCode(204)
  @Limited(followingAdminLinks)
  @Access('visitor')
  @Problems(tokenInvalid, passwordRefused, usernameTaken)
  async becomeAdministrator(@Body() body: BecomeAdministratorDto): Promise<void> {
    await this.becoming.execute(body);
  }
}
