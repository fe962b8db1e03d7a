import { preferencesApi as generated } from './generated/preferences.gen';
import type { TagsOf } from './tags';

/** How the viewer is told of what happens. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getNotificationPreferences: { providesTags: ['NotificationPreference'] },
    changeNotificationPreferences: { invalidatesTags: ['NotificationPreference'] },
    unmuteNotifications: { invalidatesTags: ['NotificationPreference'] },
    stopNotifications: { invalidatesTags: ['NotificationPreference'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetNotificationPreferencesQuery,
  useChangeNotificationPreferencesMutation,
  useUnmuteNotificationsMutation,
  useStopNotificationsMutation,
} = tagged;
export type {
  CategoryWayDto,
  MutedDto,
  NotificationCategory,
  NotificationWay,
  PreferencesDto,
  QuietHoursDto,
} from './generated/preferences.gen';
