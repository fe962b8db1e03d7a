import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { adminOfEnvironment, ownAdminAccount } from '../admin.errors';
import { keepingAdministrators } from '../admin.limits';
import {
  AdministratorsDto,
  ChangeAdminRoleDto,
  InviteAdministratorDto,
  RemoveAdministratorDto,
} from './administrators.dto';
import { AdministratorsQueries } from './administrators.queries';
import { ChangeAdminRole } from './change-admin-role';
import { InviteAdministrator } from './invite-administrator';
import { RemoveAdministrator } from './remove-administrator';
import { RevokeAdminInvitation } from './revoke-admin-invitation';

@ApiTags('admin: administrators')
@Controller('api/admin/administrators')
export class AdministratorsController {
  constructor(
    private readonly changing: ChangeAdminRole,
    private readonly inviting: InviteAdministrator,
    private readonly queries: AdministratorsQueries,
    private readonly removing: RemoveAdministrator,
    private readonly revoking: RevokeAdminInvitation,
  ) {}

  /** Who runs the alliance, and who is invited to. */
  @Get()
  @Access('super-admin')
  async listAdministrators(): Promise<AdministratorsDto> {
    return this.queries.all();
  }

  /**
   * Invite somebody by mail to run the alliance.
   *
   * The link works for three days and once. Who is invited again gets another link, and the one before works no more. All super admins are
   * told when it is accepted.
   */
  @Post('invitations')
  @Creates()
  @Fresh()
  @Limited(keepingAdministrators)
  @Access('super-admin')
  async inviteAdministrator(
    @Body() body: InviteAdministratorDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdministratorsDto> {
    await this.inviting.execute(viewer, body);
    return this.queries.all();
  }

  /** Take an invitation to run the alliance back. */
  @Delete('invitations/:id')
  @HttpCode(204)
  @Limited(keepingAdministrators)
  @Access('super-admin')
  @Problems(notFound('invitation'))
  async revokeAdminInvitation(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.revoking.execute(viewer, id);
  }

  /** Change what somebody may do in the administration; it acts at their next call. All super admins are told, with the reason. */
  @Patch(':id')
  @HttpCode(204)
  @Fresh()
  @Limited(keepingAdministrators)
  @Access('super-admin')
  @Problems(notFound('administrator'), ownAdminAccount, adminOfEnvironment)
  async changeAdminRole(
    @Id() id: string,
    @Body() { role, reason }: ChangeAdminRoleDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.changing.execute(viewer, id, role, reason);
  }

  /** Remove somebody from those who run the alliance; their sessions end at once. All super admins are told, with the reason. */
  @Delete(':id')
  @HttpCode(204)
  @Fresh()
  @Limited(keepingAdministrators)
  @Access('super-admin')
  @Problems(notFound('administrator'), ownAdminAccount, adminOfEnvironment)
  async removeAdministrator(
    @Id() id: string,
    @Body() { reason }: RemoveAdministratorDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.removing.execute(viewer, id, reason);
  }
}
