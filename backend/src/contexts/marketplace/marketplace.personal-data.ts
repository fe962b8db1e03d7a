import { personalColumnsOf } from '../../platform/personal-data/personal-columns';

// Organizations publish, and not people.
personalColumnsOf('marketplace', {});
