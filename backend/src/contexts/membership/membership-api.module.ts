import { Module } from '@nestjs/common';
import { LegalModule } from './legal/legal.module';
import { MembershipApi } from './membership.api';
import { OrganizationFinder } from './organizations/organization-finder';
import { OrganizationLabels } from './organizations/organization-labels';
import { ContactPeople } from './team/contact-people';

/** What other contexts, and the parts of this one, ask about organizations and people. */
@Module({
  imports: [LegalModule],
  providers: [ContactPeople, MembershipApi, OrganizationFinder, OrganizationLabels],
  exports: [MembershipApi, OrganizationFinder],
})
export class MembershipApiModule {}
