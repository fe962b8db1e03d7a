import type { BaseQueryFn, EndpointBuilder, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { uploadQuery } from './base-api';
import type { ApiError } from './problem';
import type { Tag } from './tags';

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

export interface FileToAttach {
  /** Of what it is attached to. */
  id: string;
  file: File;
  onProgress?: (share: number) => void;
}

/** An operation of the contract that takes a file: its address names by `:id` what it is attached to. */
export const uploadTo = <Answer, Sent extends FileToAttach = FileToAttach>(
  build: EndpointBuilder<BaseQuery, Tag, 'api'>,
  address: string,
  { tags, query = () => ({}) }: { tags: Tag[]; query?: (sent: Sent) => Record<string, string> },
) =>
  build.mutation<Answer, Sent>({
    queryFn: (sent, queryApi) => {
      const asked = new URLSearchParams({ name: sent.file.name, ...query(sent) });
      const url = `${address.replace(':id', encodeURIComponent(sent.id))}?${asked}`;
      return uploadQuery<Answer>(url, sent.file, queryApi, sent.onProgress);
    },
    invalidatesTags: tags,
  });
