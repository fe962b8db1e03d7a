import { organizationColumnsOf } from '../../platform/organization-data/organization-columns';

organizationColumnsOf('notifications', {});
