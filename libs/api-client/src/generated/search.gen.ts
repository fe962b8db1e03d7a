import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query<SearchEverythingApiResponse, SearchEverythingApiArg>({
      query: (queryArg) => ({
        url: `/api/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchApi };
export type SearchEverythingApiResponse = /** status 200 OK. */ SearchAnswerDto;
export type SearchEverythingApiArg = {
  /** Words to look for; of the last one its beginning is enough. Found is what has all of them. */
  q: string;
};
export type FindingDto = {
  /** What it is: `problem`, `solution`, `project`, `organization`, `person`, or another kind that came later. */
  kind: string;
  /** What it is called. */
  title: string;
  /** What tells it from others of its name, on one line: whose it is, or what it says of itself. */
  line: string | null;
  /** Where its page is, on the origin of this installation. */
  address: string;
  /** The organization that it is, or that a person is found in; absent of other kinds. */
  organizationId?: string;
  /** Address of its logo, or of the person’s picture; absent where there is none. */
  imageUrl?: string;
};
export type FoundGroupDto = {
  /** Of which kind. */
  kind: string;
  /** What the group is called. */
  title: string;
  /** The best of them, best first, at most five. */
  items: FindingDto[];
};
export type SearchAnswerDto = {
  /** Those kinds of which something was found, always in the same order. */
  groups: FoundGroupDto[];
  /** Kinds that could not be looked through just now, by the titles of their groups; usually none. */
  missing: string[];
};
