import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { LegalModule } from '../legal/legal.module';
import { ChangeRegistrationAddress } from '../registrations/change-registration-address';
import { ClaimOrganization } from '../registrations/claim-organization';
import { ConfirmOrganization } from '../registrations/confirm-organization';
import { MailConfirmations } from '../registrations/mail-confirmations';
import { MailWelcome } from '../registrations/mail-welcome';
import { MemberIds } from '../registrations/member-ids';
import { PendingRegistrations } from '../registrations/pending-registrations';
import { RegisterMember } from '../registrations/register-member';
import { RegistrationsController } from '../registrations/registrations.controller';
import { RegistrationsQueries } from '../registrations/registrations.queries';
import { RejectOrganization } from '../registrations/reject-organization';
import { ReleaseOrganization } from '../registrations/release-organization';
import { ResendWelcomeMail } from '../registrations/resend-welcome-mail';
import { UnconfirmedOrganizationsController } from '../registrations/unconfirmed-organizations.controller';
import { SecurityModule } from '../security/security.module';
import { ResendWelcomeEmail } from '../welcome/resend-welcome-email';
import { SendTestEmail } from '../welcome/send-test-email';
import { WelcomeMailsController } from '../welcome/welcome-mails.controller';
import { WelcomeSamples } from '../welcome/welcome-samples';
import { WelcomeWording } from '../welcome/welcome-wording';
import { AccountsQueries } from './accounts.queries';
import { ChangePassword } from './change-password';
import { IdentityProvider } from './identity-provider';
import { IdentityProviderController } from './identity-provider.controller';
import { KnownPeople } from './known-people';
import { MeetPerson } from './meet-person';
import { MemberStrategy } from './member.strategy';
import { OpenSession } from './open-session';
import { PasswordsController } from './passwords.controller';
import { RequestPasswordReset } from './request-password-reset';
import { SetPassword } from './set-password';
import { SignInController } from './sign-in.controller';
import { SignInWithProvider } from './sign-in-with-provider';
import { VerifyCredentials } from './verify-credentials';

/** How people come in: registering, being welcomed, passwords, signing in. */
@Module({
  imports: [LegalModule, PassportModule.register({ session: false }), SecurityModule],
  controllers: [
    IdentityProviderController,
    PasswordsController,
    RegistrationsController,
    SignInController,
    UnconfirmedOrganizationsController,
    WelcomeMailsController,
  ],
  providers: [
    AccountsQueries,
    ChangePassword,
    ChangeRegistrationAddress,
    ClaimOrganization,
    ConfirmOrganization,
    IdentityProvider,
    KnownPeople,
    MailConfirmations,
    MailWelcome,
    MeetPerson,
    MemberIds,
    MemberStrategy,
    OpenSession,
    PendingRegistrations,
    RegisterMember,
    RegistrationsQueries,
    RejectOrganization,
    ReleaseOrganization,
    RequestPasswordReset,
    ResendWelcomeEmail,
    ResendWelcomeMail,
    SendTestEmail,
    SetPassword,
    SignInWithProvider,
    VerifyCredentials,
    WelcomeSamples,
    WelcomeWording,
  ],
  exports: [
    AccountsQueries,
    KnownPeople,
    MailConfirmations,
    MailWelcome,
    MeetPerson,
    MemberIds,
    OpenSession,
    PendingRegistrations,
    ReleaseOrganization,
    RequestPasswordReset,
  ],
})
export class AccountsModule {}
