import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAdminInvitation: build.mutation<CheckAdminInvitationApiResponse, CheckAdminInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invitations/check`,
        method: 'POST',
        body: queryArg.adminLinkDto,
      }),
    }),
    becomeAdministrator: build.mutation<BecomeAdministratorApiResponse, BecomeAdministratorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invitations/accept`,
        method: 'POST',
        body: queryArg.becomeAdministratorDto,
      }),
    }),
    listAdministrators: build.query<ListAdministratorsApiResponse, ListAdministratorsApiArg>({
      query: () => ({ url: `/api/admin/administrators` }),
    }),
    inviteAdministrator: build.mutation<InviteAdministratorApiResponse, InviteAdministratorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/administrators/invitations`,
        method: 'POST',
        body: queryArg.inviteAdministratorDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    revokeAdminInvitation: build.mutation<RevokeAdminInvitationApiResponse, RevokeAdminInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/administrators/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeAdminRole: build.mutation<ChangeAdminRoleApiResponse, ChangeAdminRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/administrators/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeAdminRoleDto,
      }),
    }),
    removeAdministrator: build.mutation<RemoveAdministratorApiResponse, RemoveAdministratorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/administrators/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.removeAdministratorDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as administratorsApi };
export type CheckAdminInvitationApiResponse = /** status 200 OK. */ OfferedAdminRoleDto;
export type CheckAdminInvitationApiArg = {
  adminLinkDto: AdminLinkDto;
};
export type BecomeAdministratorApiResponse = unknown;
export type BecomeAdministratorApiArg = {
  becomeAdministratorDto: BecomeAdministratorDto;
};
export type ListAdministratorsApiResponse = /** status 200 OK. */ AdministratorsDto;
export type ListAdministratorsApiArg = void;
export type InviteAdministratorApiResponse = /** status 201 Created. */ AdministratorsDto;
export type InviteAdministratorApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  inviteAdministratorDto: InviteAdministratorDto;
};
export type RevokeAdminInvitationApiResponse = unknown;
export type RevokeAdminInvitationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ChangeAdminRoleApiResponse = unknown;
export type ChangeAdminRoleApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  changeAdminRoleDto: ChangeAdminRoleDto;
};
export type RemoveAdministratorApiResponse = unknown;
export type RemoveAdministratorApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  removeAdministratorDto: RemoveAdministratorDto;
};
export type AdminRole = 'super-admin' | 'operator';
export type OfferedAdminRoleDto = {
  /** Who is invited. */
  email: string;
  /** What they would be. */
  role: AdminRole;
};
export type AdminLinkDto = {
  /** What follows `token=` in the mailed link. */
  token: string;
};
export type BecomeAdministratorDto = {
  /** What follows `token=` in the mailed link. */
  token: string;
  /** The name to sign in with, which nobody else may have or have had: 3 to 40 small letters, digits, dots, dashes and underscores. */
  username: string;
  /** 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones, patterns, and what is made of
    the name, the address or our own words. */
  password: string;
};
export type AdministratorDto = {
  /** Identifier of the account. */
  id: string;
  /** The name to sign in with. */
  username: string;
  /** Where mail about the account goes. */
  email: string;
  /** `super-admin` may do everything in the administration, `operator` sees mail. */
  role: AdminRole;
  /** Whether the account is the one that the installation's environment names, which only the environment changes. */
  isOfEnvironment: boolean;
  /** Whether signing in takes more than a password. */
  hasSecondFactor: boolean;
  /** When the account was made. */
  createdAt: string;
};
export type AdminInvitationDto = {
  /** Identifier of the invitation. */
  id: string;
  /** Who is invited. */
  email: string;
  /** What they would be. */
  role: AdminRole;
  /** When the link was last mailed. */
  sentAt: string;
  /** Until when the link works. */
  expiresAt: string;
};
export type AdministratorsDto = {
  /** By username. */
  administrators: AdministratorDto[];
  /** Those that nobody has accepted, newest first, the expired ones too. */
  invitations: AdminInvitationDto[];
};
export type InviteAdministratorDto = {
  /** Who is to help run the alliance. A further invitation of an address takes the place of the one before. */
  email: string;
  /** What they are to be. */
  role: AdminRole;
};
export type ChangeAdminRoleDto = {
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
  /** What they are to be from now on. */
  role: AdminRole;
};
export type RemoveAdministratorDto = {
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
};
