import { Module, type OnModuleInit } from '@nestjs/common';
import { Sessions } from '../../platform/sessions/sessions';
import { OwnAccountModule } from './account/own-account.module';
import { AccountsModule } from './accounts/accounts.module';
import { AccountsQueries } from './accounts/accounts.queries';
import { AllianceAnalyticsModule } from './analytics/alliance-analytics.module';
import { CountActivity } from './analytics/count-activity';
import { CommunitiesModule } from './communities/communities.module';
import { ConversationsModule } from './conversations/conversations.module';
import { MembershipDemo } from './demo/membership.demo';
import { DeskModule } from './desk/desk.module';
import { DirectoryModule } from './directory/directory.module';
import { LegalModule } from './legal/legal.module';
import { MembershipApiModule } from './membership-api.module';
import { MentoringModule } from './mentoring/mentoring.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { RegistryModule } from './registry/registry.module';
import { DemoRequestsController } from './requests/demo-requests.controller';
import { RequestDemo } from './requests/request-demo';
import { RequestsController } from './requests/requests.controller';
import { RequestsQueries } from './requests/requests.queries';
import { SecurityApi } from './security/security.api';
import { SecurityModule } from './security/security.module';
import { SumUpMembershipCountsJob } from './sum-up-counts.job';
import { SupportModule } from './support/support.module';
import { TeamModule } from './team/team.module';
import { MembershipWork } from './waiting/membership-work';
import './membership.audit-subjects';
import './membership.organization-data';
import './membership.personal-data';
import './membership.settings';

@Module({
  imports: [
    AccountsModule,
    AllianceAnalyticsModule,
    CommunitiesModule,
    ConversationsModule,
    DeskModule,
    DirectoryModule,
    LegalModule,
    MembershipApiModule,
    MentoringModule,
    OnboardingModule,
    OwnAccountModule,
    RegistryModule,
    SecurityModule,
    SupportModule,
    TeamModule,
  ],
  controllers: [RequestsController, DemoRequestsController],
  providers: [MembershipWork, MembershipDemo, RequestDemo, RequestsQueries, SumUpMembershipCountsJob],
  exports: [AccountsModule, DirectoryModule, MembershipApiModule],
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
