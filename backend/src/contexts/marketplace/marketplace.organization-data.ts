import { movedAfter, organizationColumnsOf } from '../../platform/organization-data/organization-columns';

organizationColumnsOf('marketplace', {
  // One that publishes is listed once: what the one that goes has published is the other one's then.
  'api_providers.organization_id': movedAfter([
    `update marketplace.api_listings l set provider_id = s.id from marketplace.api_providers g, marketplace.api_providers s
      where g.organization_id = $1 and s.organization_id = $2 and l.provider_id = g.id`,
    `delete from marketplace.api_providers where organization_id = $1 and exists (
      select from marketplace.api_providers where organization_id = $2)`,
  ]),
});
