import { Module, type OnModuleInit } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Sessions } from '../../platform/sessions/sessions';
import { AccountsQueries } from './accounts/accounts.queries';
import { IdentityProvider } from './accounts/identity-provider';
import { IdentityProviderController } from './accounts/identity-provider.controller';
import { MeetPerson } from './accounts/meet-person';
import { MemberStrategy } from './accounts/member.strategy';
import { OpenSession } from './accounts/open-session';
import { PasswordsController } from './accounts/passwords.controller';
import { RequestPasswordReset } from './accounts/request-password-reset';
import { SetPassword } from './accounts/set-password';
import { SignInController } from './accounts/sign-in.controller';
import { SignInWithProvider } from './accounts/sign-in-with-provider';
import { VerifyCredentials } from './accounts/verify-credentials';
import { ConnectionsController } from './connections/connections.controller';
import { ConnectionsQueries } from './connections/connections.queries';
import { DecideConnection } from './connections/decide-connection';
import { RequestConnection } from './connections/request-connection';
import { MembershipDemo } from './demo/membership.demo';
import { LegalController } from './legal/legal.controller';
import { MembershipApi } from './membership.api';
import { OrganizationFinder } from './organizations/organization-finder';
import { OrganizationFinderController } from './organizations/organization-finder.controller';
import { ChangeRegistrationAddress } from './registrations/change-registration-address';
import { ClaimOrganization } from './registrations/claim-organization';
import { ConfirmOrganization } from './registrations/confirm-organization';
import { MailConfirmations } from './registrations/mail-confirmations';
import { MailWelcome } from './registrations/mail-welcome';
import { MemberIds } from './registrations/member-ids';
import { PendingRegistrations } from './registrations/pending-registrations';
import { RegisterMember } from './registrations/register-member';
import { RegistrationsController } from './registrations/registrations.controller';
import { RegistrationsQueries } from './registrations/registrations.queries';
import { RejectOrganization } from './registrations/reject-organization';
import { ResendWelcomeMail } from './registrations/resend-welcome-mail';
import { UnconfirmedOrganizationsController } from './registrations/unconfirmed-organizations.controller';
import { DemoRequestsController } from './requests/demo-requests.controller';
import { RequestDemo } from './requests/request-demo';
import { RequestsController } from './requests/requests.controller';
import { RequestsQueries } from './requests/requests.queries';
import { SumUpMembershipCountsJob } from './sum-up-counts.job';

@Module({
  imports: [PassportModule.register({ session: false })],
  controllers: [
    SignInController,
    IdentityProviderController,
    PasswordsController,
    RegistrationsController,
    UnconfirmedOrganizationsController,
    ConnectionsController,
    RequestsController,
    DemoRequestsController,
    LegalController,
    OrganizationFinderController,
  ],
  providers: [
    AccountsQueries,
    ChangeRegistrationAddress,
    ClaimOrganization,
    ConfirmOrganization,
    ConnectionsQueries,
    DecideConnection,
    IdentityProvider,
    MailConfirmations,
    MailWelcome,
    MeetPerson,
    MemberIds,
    OrganizationFinder,
    MemberStrategy,
    MembershipApi,
    MembershipDemo,
    OpenSession,
    PendingRegistrations,
    RegisterMember,
    RegistrationsQueries,
    RejectOrganization,
    RequestConnection,
    RequestDemo,
    RequestPasswordReset,
    RequestsQueries,
    ResendWelcomeMail,
    SetPassword,
    SignInWithProvider,
    SumUpMembershipCountsJob,
    VerifyCredentials,
  ],
  exports: [MembershipApi],
})
export class MembershipModule implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.sessions.loadWith('member', (id) => this.accounts.principal(id));
  }
}
