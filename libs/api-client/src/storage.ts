import { storageApi as generated } from './generated/storage.gen';
import type { TagsOf } from './tags';

/** How much the files of organizations take. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listStorage: { providesTags: ['Storage'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useListStorageQuery } = tagged;
export type { StorageDto } from './generated/storage.gen';
