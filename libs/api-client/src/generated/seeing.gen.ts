import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPeopleToSee: build.query<FindPeopleToSeeApiResponse, FindPeopleToSeeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/see-as/people`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    seeAsMember: build.mutation<SeeAsMemberApiResponse, SeeAsMemberApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/see-as`,
        method: 'PUT',
        body: queryArg.seeAsMemberDto,
      }),
    }),
    stopSeeing: build.mutation<StopSeeingApiResponse, StopSeeingApiArg>({
      query: () => ({ url: `/api/admin/see-as`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as seeingApi };
export type FindPeopleToSeeApiResponse = /** status 200 OK. */ MemberToSeeDto[];
export type FindPeopleToSeeApiArg = {
  /** The beginnings of their names, in any order, from two letters on; or their whole e-mail address, or their identifier. */
  search: string;
};
export type SeeAsMemberApiResponse = /** status 200 OK. */ SeeAsDto;
export type SeeAsMemberApiArg = {
  seeAsMemberDto: SeeAsMemberDto;
};
export type StopSeeingApiResponse = unknown;
export type StopSeeingApiArg = void;
export type MemberToSeeDto = {
  /** The person's identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** The address that they sign in with. */
  email: string;
  /** The names of the organizations that they belong to, oldest membership first, ten at most. */
  organizations: string[];
};
export type SeeAsDto = {
  /** Until when the session shows the product as the member, at the latest. */
  until: string;
};
export type SeeAsMemberDto = {
  /** As whom the product is to be seen. */
  personId: string;
  /** Why, in 10 to 500 characters; it stands in the audit. */
  reason: string;
  /** Whether the mail that tells the member of it says the reason too. */
  tellsReason: boolean;
};
