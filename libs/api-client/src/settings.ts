import { settingsApi as generated } from './generated/settings.gen';
import type { TagsOf } from './tags';

/** How the alliance works, as super admins set it. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listSettings: { providesTags: ['Setting'] },
    listSettingChanges: { providesTags: ['Setting'] },
    // Prices say how long a trial is.
    changeSetting: { invalidatesTags: ['Setting', 'Plan'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useChangeSettingMutation, useListSettingChangesQuery, useListSettingsQuery } = tagged;
export type { SettingChangeDto, SettingDto } from './generated/settings.gen';
