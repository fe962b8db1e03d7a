import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInAdmin: build.mutation<LogInAdminApiResponse, LogInAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/auth/login`,
        method: 'POST',
        body: queryArg.adminLogInDto,
      }),
    }),
    getCurrentAdmin: build.query<GetCurrentAdminApiResponse, GetCurrentAdminApiArg>({
      query: () => ({ url: `/api/admin/auth/user` }),
    }),
    logOutAdmin: build.mutation<LogOutAdminApiResponse, LogOutAdminApiArg>({
      query: () => ({ url: `/api/admin/auth/logout`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type LogInAdminApiResponse = /** status 200 OK. */ CurrentAdminDto;
export type LogInAdminApiArg = {
  adminLogInDto: AdminLogInDto;
};
export type GetCurrentAdminApiResponse = /** status 200 OK. */ CurrentAdminDto;
export type GetCurrentAdminApiArg = void;
export type LogOutAdminApiResponse = unknown;
export type LogOutAdminApiArg = void;
export type AdminRole = 'super-admin' | 'operator';
export type CurrentAdminDto = {
  /** The name that they sign in with. */
  username: string;
  /** Where mail to them goes. */
  email: string;
  /** `super-admin` may do everything, `operator` sees and repairs mail, and answers requests for help and onboarding calls. */
  role: AdminRole;
};
export type AdminLogInDto = {
  /** The account's name. */
  username: string;
  /** Its password; the first start prints one for `admin`. */
  password: string;
};
