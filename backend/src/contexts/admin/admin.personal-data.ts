import { personalColumnsOf } from '../../platform/personal-data/personal-columns';

// Those who run the alliance have accounts of their own, which are no members'.
personalColumnsOf('admin', {});
