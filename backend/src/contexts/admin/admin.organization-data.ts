import { organizationColumnsOf } from '../../platform/organization-data/organization-columns';

organizationColumnsOf('admin', {});
