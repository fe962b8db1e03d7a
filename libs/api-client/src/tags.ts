import type {
  ApiEndpointMutation,
  ApiEndpointQuery,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { tagTypes } from './base-api';

export type Tag = (typeof tagTypes)[number];

// biome-ignore lint/suspicious/noExplicitAny: the parts of an endpoint's type that do not matter here
type Anything = any;
type Endpoints<Client> = Client extends { endpoints: infer Known } ? Known : never;
type Mutation<Result> = ApiEndpointMutation<
  MutationDefinition<Anything, Anything, Anything, Result, Anything>,
  Anything
>;
type Query = ApiEndpointQuery<QueryDefinition<Anything, Anything, Anything, Anything, Anything>, Anything>;
type NamesOf<Definitions, Kind> = {
  [Name in keyof Definitions]: Definitions[Name] extends Kind ? Name : never;
}[keyof Definitions];

/**
 * The cache tags of a context's generated operations: every write says what it makes stale, `[]` where that is nothing, and
 * a read what it shows, where writes change it.
 */
export type TagsOf<Client> = {
  [Name in NamesOf<Endpoints<Client>, Mutation<Anything>>]: {
    invalidatesTags: Endpoints<Client>[Name] extends Mutation<infer Result>
      ? readonly Tag[] | ((result: Result | undefined) => readonly Tag[])
      : never;
  };
} & { [Name in NamesOf<Endpoints<Client>, Query>]?: { providesTags: readonly Tag[] } };
