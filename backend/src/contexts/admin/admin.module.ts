import { Module } from '@nestjs/common';
import { MembershipModule, SecurityModule } from '../membership';
import { AdminStrategy } from './accounts/admin.strategy';
import { AdminAccounts } from './accounts/admin-accounts';
import { AdminSignInController } from './accounts/admin-sign-in.controller';
import { AdminInvitationsController } from './administrators/admin-invitations.controller';
import { AdministratorsController } from './administrators/administrators.controller';
import { AdministratorsQueries } from './administrators/administrators.queries';
import { BecomeAdministrator } from './administrators/become-administrator';
import { ChangeAdminRole } from './administrators/change-admin-role';
import { EndSentInvitations } from './administrators/end-sent-invitations';
import { InviteAdministrator } from './administrators/invite-administrator';
import { RemoveAdministrator } from './administrators/remove-administrator';
import { RevokeAdminInvitation } from './administrators/revoke-admin-invitation';
import { TellSuperAdmins } from './administrators/tell-super-admins';
import { AuditController } from './audit/audit.controller';
import { AuditNames } from './audit/audit-names';
import { ExportAudit } from './audit/export-audit';
import { VerifyAuditJob } from './audit/verify-audit.job';
import { SeeAsController } from './see-as/see-as.controller';
import { SeeAsMember } from './see-as/see-as-member';
import { StopSeeing } from './see-as/stop-seeing';
import { ChangeSetting } from './settings/change-setting';
import { SectionsController } from './settings/sections.controller';
import { SettingsController } from './settings/settings.controller';
import { SettingsQueries } from './settings/settings.queries';
import './admin.audit-subjects';
import './admin.organization-data';
import './admin.personal-data';

@Module({
  imports: [MembershipModule, SecurityModule],
  controllers: [
    AdminInvitationsController,
    AdministratorsController,
    AdminSignInController,
    AuditController,
    SeeAsController,
    SectionsController,
    SettingsController,
  ],
  providers: [
    AdminAccounts,
    AdministratorsQueries,
    AdminStrategy,
    AuditNames,
    BecomeAdministrator,
    ChangeAdminRole,
    ChangeSetting,
    ExportAudit,
    EndSentInvitations,
    InviteAdministrator,
    RemoveAdministrator,
    RevokeAdminInvitation,
    SeeAsMember,
    StopSeeing,
    SettingsQueries,
    TellSuperAdmins,
    VerifyAuditJob,
  ],
})
export class AdminModule {}
