import { Module } from '@nestjs/common';
import { OwnAccountModule } from '../account/own-account.module';
import { AccountsModule } from '../accounts/accounts.module';
import { MembershipApiModule } from '../membership-api.module';
import { MentoringModule } from '../mentoring/mentoring.module';
import { RegistryModule } from '../registry/registry.module';
import { SecurityModule } from '../security/security.module';
import { TeamModule } from '../team/team.module';
import { EndSessionsOfPerson } from './end-sessions-of-person';
import { EndSuspensionsJob } from './end-suspensions.job';
import { EraseOrganization } from './erase-organization';
import { ErasePerson } from './erase-person';
import { JudgeOrganization } from './judge-organization';
import { LiftSuspension } from './lift-suspension';
import { LiftSuspensionOfOrganization } from './lift-suspension-of-organization';
import { LockRecord } from './lock-record';
import { MergeOrganizations } from './merging/merge-organizations';
import { MergingController } from './merging/merging.controller';
import { MergingQueries } from './merging/merging.queries';
import { WhenOrganizationMerged } from './merging/when-organization-merged';
import { OrganizationRecordsController } from './organizations.controller';
import { OrganizationRecordsQueries } from './organizations.queries';
import { PeopleController } from './people.controller';
import { PeopleRecordsQueries } from './people.queries';
import { RefreshOrganization } from './refresh-organization';
import { ResetFactorsOfPerson } from './reset-factors-of-person';
import { SendPasswordLink } from './send-password-link';
import { SuspendOrganization } from './suspend-organization';
import { SuspendPerson } from './suspend-person';
import { TellPeopleOfOrganization } from './tell-people';

/** People and organizations as super admins keep them. */
@Module({
  imports: [
    AccountsModule,
    MembershipApiModule,
    MentoringModule,
    OwnAccountModule,
    RegistryModule,
    SecurityModule,
    TeamModule,
  ],
  controllers: [MergingController, OrganizationRecordsController, PeopleController],
  providers: [
    EndSessionsOfPerson,
    EndSuspensionsJob,
    EraseOrganization,
    ErasePerson,
    JudgeOrganization,
    LiftSuspension,
    LiftSuspensionOfOrganization,
    LockRecord,
    MergeOrganizations,
    MergingQueries,
    OrganizationRecordsQueries,
    PeopleRecordsQueries,
    RefreshOrganization,
    ResetFactorsOfPerson,
    SendPasswordLink,
    SuspendOrganization,
    SuspendPerson,
    TellPeopleOfOrganization,
    WhenOrganizationMerged,
  ],
})
export class DeskModule {}
