import { Module } from '@nestjs/common';
import { ConnectionsController } from '../connections/connections.controller';
import { ConnectionsQueries } from '../connections/connections.queries';
import { DecideConnection } from '../connections/decide-connection';
import { NetworkController } from '../connections/network.controller';
import { RemoveConnection } from '../connections/remove-connection';
import { RequestConnection } from '../connections/request-connection';
import { SuggestionsQueries } from '../connections/suggestions.queries';
import { MembershipApiModule } from '../membership-api.module';
import { AddOrganization } from '../organizations/add-organization';
import { AllianceGrowth } from '../organizations/alliance-growth';
import { OrganizationFinderController } from '../organizations/organization-finder.controller';
import { OrganizationsController } from '../organizations/organizations.controller';
import { ChangeLogo } from '../profile/change-logo';
import { EditProfile } from '../profile/edit-profile';
import { ProfileController } from '../profile/profile.controller';
import { ProfileQueries } from '../profile/profile.queries';
import { RemoveLogo } from '../profile/remove-logo';
import { RemoveOrphanedLogosJob } from '../profile/remove-orphaned-logos.job';
import { TakeLogo } from '../profile/take-logo';
import { VisibleParts } from '../profile/visible-parts';
import { TeamModule } from '../team/team.module';
import { DirectoryController } from './directory.controller';
import { DirectoryQueries } from './directory.queries';
import { DirectoryCounts } from './directory-counts';
import { FeatureOrganization } from './feature-organization';
import { MembershipFinders } from './membership.finders';
import { PeopleFinder } from './people-finder';

/** Organizations as they show themselves and find each other: directory, profile, connections. */
@Module({
  imports: [MembershipApiModule, TeamModule],
  controllers: [
    ConnectionsController,
    DirectoryController,
    NetworkController,
    OrganizationFinderController,
    OrganizationsController,
    ProfileController,
  ],
  providers: [
    AddOrganization,
    AllianceGrowth,
    ChangeLogo,
    ConnectionsQueries,
    DecideConnection,
    DirectoryCounts,
    DirectoryQueries,
    EditProfile,
    FeatureOrganization,
    MembershipFinders,
    PeopleFinder,
    ProfileQueries,
    RemoveConnection,
    RemoveLogo,
    RemoveOrphanedLogosJob,
    RequestConnection,
    SuggestionsQueries,
    TakeLogo,
    VisibleParts,
  ],
  exports: [AllianceGrowth, VisibleParts],
})
export class DirectoryModule {}
