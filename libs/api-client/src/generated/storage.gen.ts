import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStorage: build.query<ListStorageApiResponse, ListStorageApiArg>({
      query: () => ({ url: `/api/innovation/storage` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storageApi };
export type ListStorageApiResponse = /** status 200 OK. */ StorageDto[];
export type ListStorageApiArg = void;
export type StorageDto = {
  /** How many bytes the files of its problems, of the values that it has entered, and those that it has attached to projects and
    messages take. */
  usedBytes: number;
  /** How many they may take together. */
  mostBytes: number;
  /** Whose files they are. */
  organizationId: string;
};
