import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClosedSections: build.query<ListClosedSectionsApiResponse, ListClosedSectionsApiArg>({
      query: () => ({ url: `/api/closed-sections` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sectionsApi };
export type ListClosedSectionsApiResponse = /** status 200 OK. */ ClosedSectionDto[];
export type ListClosedSectionsApiArg = void;
export type ClosedSectionDto = {
  /** What it is called. */
  label: string;
  /** Its pages; `/*` at the end stands for all that are under one. */
  pages: string[];
};
