import { organizationColumnsOf } from './organization-columns';

organizationColumnsOf('platform', {});
