import { Module, type OnModuleInit } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Sessions } from '../../platform/sessions/sessions';
import { AccountController } from './account/account.controller';
import { AccountQueries } from './account/account.queries';
import { ChangePicture } from './account/change-picture';
import { FacesController } from './account/faces.controller';
import { RemoveOrphanedFacesJob } from './account/remove-orphaned-faces.job';
import { UpdateProfile } from './account/update-profile';
import { AskDeletion } from './account-deletion/ask-deletion';
import { BeginDeletion } from './account-deletion/begin-deletion';
import { EraseAccount } from './account-deletion/erase-account';
import { EraseAccountsJob } from './account-deletion/erase-accounts.job';
import { LockOrganizationsOf } from './account-deletion/lock-organizations';
import { ReadOwnedOrganizations } from './account-deletion/owned-organizations';
import { UndoDeletion } from './account-deletion/undo-deletion';
import { AccountsQueries } from './accounts/accounts.queries';
import { ChangePassword } from './accounts/change-password';
import { IdentityProvider } from './accounts/identity-provider';
import { IdentityProviderController } from './accounts/identity-provider.controller';
import { KnownPeople } from './accounts/known-people';
import { MeetPerson } from './accounts/meet-person';
import { MemberStrategy } from './accounts/member.strategy';
import { OpenSession } from './accounts/open-session';
import { PasswordsController } from './accounts/passwords.controller';
import { RequestPasswordReset } from './accounts/request-password-reset';
import { SetPassword } from './accounts/set-password';
import { SignInController } from './accounts/sign-in.controller';
import { SignInWithProvider } from './accounts/sign-in-with-provider';
import { VerifyCredentials } from './accounts/verify-credentials';
import { AllianceAnalyticsModule } from './analytics/alliance-analytics.module';
import { CountActivity } from './analytics/count-activity';
import { CloseOrganization } from './closing/close-organization';
import { EndOrganization } from './closing/end-organization';
import { CommunitiesModule } from './communities/communities.module';
import { ConnectionsController } from './connections/connections.controller';
import { ConnectionsQueries } from './connections/connections.queries';
import { DecideConnection } from './connections/decide-connection';
import { NetworkController } from './connections/network.controller';
import { RemoveConnection } from './connections/remove-connection';
import { RequestConnection } from './connections/request-connection';
import { SuggestionsQueries } from './connections/suggestions.queries';
import { ConversationsModule } from './conversations/conversations.module';
import { AskDataExport } from './data-export/ask-data-export';
import { DataExportsQueries } from './data-export/data-exports.queries';
import { FindDataExport } from './data-export/find-data-export';
import { MakeDataExport } from './data-export/make-data-export';
import { RemoveDataExportsJob } from './data-export/remove-data-exports.job';
import { MembershipDemo } from './demo/membership.demo';
import { EndSessionsOfPerson } from './desk/end-sessions-of-person';
import { EndSuspensionsJob } from './desk/end-suspensions.job';
import { EraseOrganization } from './desk/erase-organization';
import { ErasePerson } from './desk/erase-person';
import { JudgeOrganization } from './desk/judge-organization';
import { LiftSuspension } from './desk/lift-suspension';
import { LiftSuspensionOfOrganization } from './desk/lift-suspension-of-organization';
import { LockRecord } from './desk/lock-record';
import { OrganizationRecordsController } from './desk/organizations.controller';
import { OrganizationRecordsQueries } from './desk/organizations.queries';
import { PeopleController } from './desk/people.controller';
import { PeopleRecordsQueries } from './desk/people.queries';
import { RefreshOrganization } from './desk/refresh-organization';
import { ResetFactorsOfPerson } from './desk/reset-factors-of-person';
import { SendPasswordLink } from './desk/send-password-link';
import { SuspendOrganization } from './desk/suspend-organization';
import { SuspendPerson } from './desk/suspend-person';
import { TellPeopleOfOrganization } from './desk/tell-people';
import { DirectoryController } from './directory/directory.controller';
import { DirectoryQueries } from './directory/directory.queries';
import { DirectoryCounts } from './directory/directory-counts';
import { FeatureOrganization } from './directory/feature-organization';
import { MembershipFinders } from './directory/membership.finders';
import { PeopleFinder } from './directory/people-finder';
import { CheckDomain } from './domains/check-domain';
import { ClaimDomain } from './domains/claim-domain';
import { ConfirmDomain } from './domains/confirm-domain';
import { DomainProofsController } from './domains/domain-proofs.controller';
import { DomainsController } from './domains/domains.controller';
import { DomainsQueries } from './domains/domains.queries';
import { DomainsOfOrganization } from './domains/domains-of-organization';
import { MailDomainProof } from './domains/mail-domain-proof';
import { NameRecords } from './domains/name-records';
import { ProveDomain } from './domains/prove-domain';
import { RemoveDomain } from './domains/remove-domain';
import { AddressesOfPerson } from './email-change/addresses-of-person';
import { AnswerEmailChange } from './email-change/answer-email-change';
import { AskEmailChange } from './email-change/ask-email-change';
import { EmailChangesController } from './email-change/email-changes.controller';
import { OpenEmailChange } from './email-change/open-email-change';
import { RemoveOldEmailChangesJob } from './email-change/remove-old-email-changes.job';
import { WithdrawEmailChange } from './email-change/withdraw-email-change';
import { AnswerJoinRequest } from './join-requests/answer-join-request';
import { AskToJoin } from './join-requests/ask-to-join';
import { JoinOffersController } from './join-requests/join-offers.controller';
import { JoinRequestsController } from './join-requests/join-requests.controller';
import { JoinRequestsQueries } from './join-requests/join-requests.queries';
import { WithdrawJoinRequest } from './join-requests/withdraw-join-request';
import { LegalController } from './legal/legal.controller';
import { MembershipApi } from './membership.api';
import { MentoringModule } from './mentoring/mentoring.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { AddOrganization } from './organizations/add-organization';
import { AllianceGrowth } from './organizations/alliance-growth';
import { OrganizationFinder } from './organizations/organization-finder';
import { OrganizationFinderController } from './organizations/organization-finder.controller';
import { OrganizationsController } from './organizations/organizations.controller';
import { ChangeLogo } from './profile/change-logo';
import { EditProfile } from './profile/edit-profile';
import { ProfileController } from './profile/profile.controller';
import { ProfileQueries } from './profile/profile.queries';
import { RemoveLogo } from './profile/remove-logo';
import { RemoveOrphanedLogosJob } from './profile/remove-orphaned-logos.job';
import { TakeLogo } from './profile/take-logo';
import { VisibleParts } from './profile/visible-parts';
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
import { ReleaseOrganization } from './registrations/release-organization';
import { ResendWelcomeMail } from './registrations/resend-welcome-mail';
import { UnconfirmedOrganizationsController } from './registrations/unconfirmed-organizations.controller';
import { AnswerAlliance } from './registry/answer-alliance';
import { ApplicantsController } from './registry/applicants.controller';
import { AskApplicant } from './registry/ask-applicant';
import { BulksController } from './registry/bulks.controller';
import { BulksQueries } from './registry/bulks.queries';
import { DecideRegistration } from './registry/decide-registration';
import { DeleteRegistrations } from './registry/delete-registrations';
import { DuplicatesQueries } from './registry/duplicates.queries';
import { EraseRegistration } from './registry/erase-registration';
import { EraseRegistrationsJob } from './registry/erase-registrations.job';
import { ExportRegistrations } from './registry/export-registrations';
import { LockRegistration } from './registry/lock-registration';
import { RegistryController } from './registry/registry.controller';
import { RegistryQueries } from './registry/registry.queries';
import { ReleaseWhoWaits } from './registry/release-who-waits';
import { ReopenRegistration } from './registry/reopen-registration';
import { RestoreRegistration } from './registry/restore-registration';
import { ReviewQueries } from './registry/review.queries';
import { ReviewsController } from './registry/reviews.controller';
import { RunBulk } from './registry/run-bulk';
import { StartBulk } from './registry/start-bulk';
import { VerifyOrganization } from './registry/verify-organization';
import { WriteToApplicant } from './registry/write-to-applicant';
import { DemoRequestsController } from './requests/demo-requests.controller';
import { RequestDemo } from './requests/request-demo';
import { RequestsController } from './requests/requests.controller';
import { RequestsQueries } from './requests/requests.queries';
import { SecurityApi } from './security/security.api';
import { SecurityModule } from './security/security.module';
import { SumUpMembershipCountsJob } from './sum-up-counts.job';
import { SupportModule } from './support/support.module';
import { AcceptInvitation } from './team/accept-invitation';
import { ChangeRole } from './team/change-role';
import { EndMembership } from './team/end-membership';
import { HandOverOrganization } from './team/hand-over-organization';
import { InvitePeople } from './team/invite-people';
import { JoinAsNewPerson } from './team/join-as-new-person';
import { JoinTeam } from './team/join-team';
import { JoiningController } from './team/joining.controller';
import { LeaveOrganization } from './team/leave-organization';
import { LockTeam } from './team/lock-team';
import { MailInvitation } from './team/mail-invitation';
import { OpenInvitation } from './team/open-invitation';
import { RemoveOldInvitationsJob } from './team/remove-old-invitations.job';
import { RemovePerson } from './team/remove-person';
import { ResendInvitation } from './team/resend-invitation';
import { RevokeInvitation } from './team/revoke-invitation';
import { RevokeSentInvitations } from './team/revoke-sent-invitations';
import { TakeSeat } from './team/take-seat';
import { TeamController } from './team/team.controller';
import { TeamQueries } from './team/team.queries';
import { MembershipWork } from './waiting/membership-work';
import { ResendWelcomeEmail } from './welcome/resend-welcome-email';
import { SendTestEmail } from './welcome/send-test-email';
import { WelcomeMailsController } from './welcome/welcome-mails.controller';
import { WelcomeSamples } from './welcome/welcome-samples';
import { WelcomeWording } from './welcome/welcome-wording';
import './membership.personal-data';
import './membership.settings';

@Module({
  imports: [
    PassportModule.register({ session: false }),
    AllianceAnalyticsModule,
    CommunitiesModule,
    ConversationsModule,
    MentoringModule,
    OnboardingModule,
    SecurityModule,
    SupportModule,
  ],
  controllers: [
    PeopleController,
    OrganizationRecordsController,
    SignInController,
    IdentityProviderController,
    PasswordsController,
    RegistrationsController,
    UnconfirmedOrganizationsController,
    BulksController,
    RegistryController,
    ReviewsController,
    ApplicantsController,
    ConnectionsController,
    NetworkController,
    RequestsController,
    DemoRequestsController,
    LegalController,
    WelcomeMailsController,
    OrganizationFinderController,
    DirectoryController,
    TeamController,
    JoiningController,
    OrganizationsController,
    JoinOffersController,
    JoinRequestsController,
    DomainsController,
    DomainProofsController,
    EmailChangesController,
    AccountController,
    FacesController,
    ProfileController,
  ],
  providers: [
    BeginDeletion,
    EndSessionsOfPerson,
    EndSuspensionsJob,
    EraseOrganization,
    ErasePerson,
    JudgeOrganization,
    LiftSuspension,
    LiftSuspensionOfOrganization,
    LockRecord,
    OrganizationRecordsQueries,
    PeopleRecordsQueries,
    RefreshOrganization,
    ResetFactorsOfPerson,
    SendPasswordLink,
    SuspendOrganization,
    SuspendPerson,
    TellPeopleOfOrganization,
    MembershipWork,
    AnswerAlliance,
    AskApplicant,
    BulksQueries,
    DecideRegistration,
    DeleteRegistrations,
    DuplicatesQueries,
    EraseRegistration,
    EraseRegistrationsJob,
    ExportRegistrations,
    LockRegistration,
    RegistryQueries,
    ReleaseWhoWaits,
    ReopenRegistration,
    RestoreRegistration,
    ReviewQueries,
    RunBulk,
    StartBulk,
    VerifyOrganization,
    WriteToApplicant,
    AskDeletion,
    EraseAccount,
    EraseAccountsJob,
    LockOrganizationsOf,
    ReadOwnedOrganizations,
    UndoDeletion,
    AskDataExport,
    DataExportsQueries,
    FindDataExport,
    MakeDataExport,
    RemoveDataExportsJob,
    AddressesOfPerson,
    AnswerEmailChange,
    AskEmailChange,
    OpenEmailChange,
    RemoveOldEmailChangesJob,
    WithdrawEmailChange,
    AccountQueries,
    ChangePicture,
    RemoveOrphanedFacesJob,
    UpdateProfile,
    AcceptInvitation,
    ResendWelcomeEmail,
    SendTestEmail,
    WelcomeSamples,
    WelcomeWording,
    AccountsQueries,
    AddOrganization,
    AllianceGrowth,
    AnswerJoinRequest,
    AskToJoin,
    ChangeLogo,
    ChangePassword,
    ChangeRegistrationAddress,
    ChangeRole,
    CheckDomain,
    ClaimDomain,
    ClaimOrganization,
    CloseOrganization,
    ConfirmDomain,
    ConfirmOrganization,
    ConnectionsQueries,
    SuggestionsQueries,
    DecideConnection,
    DomainsOfOrganization,
    DomainsQueries,
    EditProfile,
    DirectoryCounts,
    DirectoryQueries,
    EndMembership,
    EndOrganization,
    FeatureOrganization,
    MembershipFinders,
    PeopleFinder,
    RevokeSentInvitations,
    RemoveOldInvitationsJob,
    HandOverOrganization,
    IdentityProvider,
    InvitePeople,
    JoinAsNewPerson,
    JoinRequestsQueries,
    JoinTeam,
    KnownPeople,
    LeaveOrganization,
    LockTeam,
    MailConfirmations,
    MailDomainProof,
    MailInvitation,
    MailWelcome,
    MeetPerson,
    MemberIds,
    MembershipApi,
    MembershipDemo,
    MemberStrategy,
    NameRecords,
    OpenInvitation,
    OpenSession,
    OrganizationFinder,
    PendingRegistrations,
    ProveDomain,
    RegisterMember,
    RegistrationsQueries,
    RejectOrganization,
    ReleaseOrganization,
    RemoveDomain,
    ProfileQueries,
    RemoveLogo,
    RemoveOrphanedLogosJob,
    RemoveConnection,
    RemovePerson,
    RequestConnection,
    RequestDemo,
    RequestPasswordReset,
    RequestsQueries,
    ResendInvitation,
    ResendWelcomeMail,
    RevokeInvitation,
    SetPassword,
    SignInWithProvider,
    SumUpMembershipCountsJob,
    TakeLogo,
    TakeSeat,
    TeamQueries,
    VerifyCredentials,
    WithdrawJoinRequest,
    VisibleParts,
  ],
  exports: [AllianceGrowth, KnownPeople, MembershipApi, VisibleParts],
})
export class MembershipModule implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly activity: CountActivity,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.sessions.loadWith(
      'member',
      (id) => this.accounts.principal(id),
      ({ organizations }) => this.activity.note(organizations.map(({ id }) => id)),
    );
    this.security.register('member', (id) => this.accounts.holder(id), {
      byAddress: (email) => this.accounts.idOf(email),
      leads: (id) => this.accounts.leads(id),
    });
  }
}
