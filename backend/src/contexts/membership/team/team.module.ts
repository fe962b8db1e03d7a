import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { CloseOrganization } from '../closing/close-organization';
import { EndOrganization } from '../closing/end-organization';
import { CheckDomain } from '../domains/check-domain';
import { ClaimDomain } from '../domains/claim-domain';
import { ConfirmDomain } from '../domains/confirm-domain';
import { DomainProofsController } from '../domains/domain-proofs.controller';
import { DomainsController } from '../domains/domains.controller';
import { DomainsQueries } from '../domains/domains.queries';
import { DomainsOfOrganization } from '../domains/domains-of-organization';
import { MailDomainProof } from '../domains/mail-domain-proof';
import { NameRecords } from '../domains/name-records';
import { ProveDomain } from '../domains/prove-domain';
import { RemoveDomain } from '../domains/remove-domain';
import { AnswerJoinRequest } from '../join-requests/answer-join-request';
import { AskToJoin } from '../join-requests/ask-to-join';
import { JoinOffersController } from '../join-requests/join-offers.controller';
import { JoinRequestsController } from '../join-requests/join-requests.controller';
import { JoinRequestsQueries } from '../join-requests/join-requests.queries';
import { WithdrawJoinRequest } from '../join-requests/withdraw-join-request';
import { LegalModule } from '../legal/legal.module';
import { MembershipApiModule } from '../membership-api.module';
import { MentoringModule } from '../mentoring/mentoring.module';
import { AcceptInvitation } from './accept-invitation';
import { ChangeRole } from './change-role';
import { EndMembership } from './end-membership';
import { HandOverOrganization } from './hand-over-organization';
import { InvitePeople } from './invite-people';
import { JoinAsNewPerson } from './join-as-new-person';
import { JoinTeam } from './join-team';
import { JoiningController } from './joining.controller';
import { LeaveOrganization } from './leave-organization';
import { LockTeam } from './lock-team';
import { MailInvitation } from './mail-invitation';
import { OpenInvitation } from './open-invitation';
import { RemoveOldInvitationsJob } from './remove-old-invitations.job';
import { RemovePerson } from './remove-person';
import { ResendInvitation } from './resend-invitation';
import { RevokeInvitation } from './revoke-invitation';
import { RevokeSentInvitations } from './revoke-sent-invitations';
import { TakeSeat } from './take-seat';
import { TeamController } from './team.controller';
import { TeamQueries } from './team.queries';

/** Who belongs to an organization: inviting, asking to join, proving a domain, leaving and closing. */
@Module({
  imports: [AccountsModule, LegalModule, MembershipApiModule, MentoringModule],
  controllers: [
    DomainProofsController,
    DomainsController,
    JoinOffersController,
    JoinRequestsController,
    JoiningController,
    TeamController,
  ],
  providers: [
    AcceptInvitation,
    AnswerJoinRequest,
    AskToJoin,
    ChangeRole,
    CheckDomain,
    ClaimDomain,
    CloseOrganization,
    ConfirmDomain,
    DomainsOfOrganization,
    DomainsQueries,
    EndMembership,
    EndOrganization,
    HandOverOrganization,
    InvitePeople,
    JoinAsNewPerson,
    JoinRequestsQueries,
    JoinTeam,
    LeaveOrganization,
    LockTeam,
    MailDomainProof,
    MailInvitation,
    NameRecords,
    OpenInvitation,
    ProveDomain,
    RemoveDomain,
    RemoveOldInvitationsJob,
    RemovePerson,
    ResendInvitation,
    RevokeInvitation,
    RevokeSentInvitations,
    TakeSeat,
    TeamQueries,
    WithdrawJoinRequest,
  ],
  exports: [CloseOrganization, EndMembership, EndOrganization, JoinTeam, LockTeam, RevokeSentInvitations],
})
export class TeamModule {}
