import { finding, limits } from '../../../platform/search/search-functions';

/** Texts of the directory are short and of common words, so that less is read of them; what fits equally well is in the order of names. */
const ofMembers = { ...limits, read: 12_000, summed: 8_000 };
const byName = '(select lower(e.name) collate "C" from membership.directory_entries e where e.id = d.id)';

/** What a migration runs when searches of the directory have changed. */
export const findMembers = (): string => finding('membership.directory_search', ofMembers, byName);
