import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ url: `/api/admin/settings` }),
    }),
    listSettingChanges: build.query<ListSettingChangesApiResponse, ListSettingChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.name))}/changes`,
      }),
    }),
    changeSetting: build.mutation<ChangeSettingApiResponse, ChangeSettingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.name))}`,
        method: 'PUT',
        body: queryArg.changeSettingDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as settingsApi };
export type ListSettingsApiResponse = /** status 200 OK. */ SettingDto[];
export type ListSettingsApiArg = void;
export type ListSettingChangesApiResponse = /** status 200 OK. */ SettingChangeDto[];
export type ListSettingChangesApiArg = {
  name: string;
};
export type ChangeSettingApiResponse = /** status 200 OK. */ SettingDto[];
export type ChangeSettingApiArg = {
  name: string;
  changeSettingDto: ChangeSettingDto;
};
export type SettingKind = 'days' | 'switch';
export type SettingChangeDto = {
  /** When it was changed. */
  at: string;
  /** What whoever changed it is called now; `null` where they have no account any more. */
  by: string | null;
  /** What it was. */
  before: number;
  /** What it became. */
  after: number;
  /** Why; `null` where nobody was asked yet. */
  reason: string | null;
};
export type SettingDto = {
  /** What programs call it. */
  name: string;
  /** `days` is a number of days; a `switch` is 1 when it is on and 0 when it is off. */
  kind: SettingKind;
  /** The part of the alliance that it belongs to. */
  part: string;
  /** What people call it. */
  label: string;
  /** What it does, for whom, and since when a change of it counts. */
  meaning: string;
  /** What it is now. */
  value: number;
  /** What it is while nobody has set it. */
  default: number;
  /** The least that it can be. */
  min: number;
  /** The most that it can be. */
  max: number;
  /** Counted up with each change: `changeSetting` says which one it was made on. */
  revision: number;
  /** Who changed it last; `null` where nobody has. */
  lastChange: SettingChangeDto | (null | null);
};
export type ChangeSettingDto = {
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
  /** What it is to be, from its `min` to its `max`; 1 or 0 of a switch. */
  value: number;
  /** The `revision` that was read before it was changed. */
  revision: number;
};
