import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.query<ListStoriesApiResponse, ListStoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/stories`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getStory: build.query<GetStoryApiResponse, GetStoryApiArg>({
      query: (queryArg) => ({
        url: `/api/stories/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
    getStoryPicture: build.query<GetStoryPictureApiResponse, GetStoryPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/stories/${encodeURIComponent(String(queryArg.slug))}/picture`,
      }),
    }),
    getProjectStory: build.query<GetProjectStoryApiResponse, GetProjectStoryApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/story`,
      }),
    }),
    writeStory: build.mutation<WriteStoryApiResponse, WriteStoryApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/story`,
        method: 'PUT',
        body: queryArg.writeStoryDto,
      }),
    }),
    askConsent: build.mutation<AskConsentApiResponse, AskConsentApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/story/ask`,
        method: 'POST',
      }),
    }),
    agreeToStory: build.mutation<AgreeToStoryApiResponse, AgreeToStoryApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/story/agree`,
        method: 'POST',
        body: queryArg.answerStoryDto,
      }),
    }),
    takeConsentBack: build.mutation<TakeConsentBackApiResponse, TakeConsentBackApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/story/take-back`,
        method: 'POST',
        body: queryArg.answerStoryDto,
      }),
    }),
    featureStory: build.mutation<FeatureStoryApiResponse, FeatureStoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/stories/${encodeURIComponent(String(queryArg.id))}/featured`,
        method: 'PUT',
        body: queryArg.featureStoryDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storiesApi };
export type ListStoriesApiResponse =
  /** status 200 One page, those that the alliance puts before the others first, then newest first. */ StoryCardDto[];
export type ListStoriesApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type GetStoryApiResponse = /** status 200 OK. */ StoryDto;
export type GetStoryApiArg = {
  slug: string;
};
export type GetStoryPictureApiResponse = /** status 200 The picture. */ Blob;
export type GetStoryPictureApiArg = {
  slug: string;
};
export type GetProjectStoryApiResponse = /** status 200 OK. */ ProjectStoryDto;
export type GetProjectStoryApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WriteStoryApiResponse = /** status 200 OK. */ ProjectStoryDto;
export type WriteStoryApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  writeStoryDto: WriteStoryDto;
};
export type AskConsentApiResponse = /** status 200 OK. */ ProjectStoryDto;
export type AskConsentApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AgreeToStoryApiResponse = /** status 200 OK. */ ProjectStoryDto;
export type AgreeToStoryApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerStoryDto: AnswerStoryDto;
};
export type TakeConsentBackApiResponse = /** status 200 OK. */ ProjectStoryDto;
export type TakeConsentBackApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerStoryDto: AnswerStoryDto;
};
export type FeatureStoryApiResponse = unknown;
export type FeatureStoryApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  featureStoryDto: FeatureStoryDto;
};
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type SubmitterDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type StoryCardDto = {
  /** Its identifier. */
  id: string;
  /** What its address ends with. */
  slug: string;
  /** The identifier of the project that it comes from. */
  projectId: string;
  /** What it is called. */
  title: string;
  /** What came of it, in a sentence or two. */
  summary: string;
  /** The organizations that it names and that have agreed to it, the lead first. */
  organizations: SubmitterDto[];
  /** What of it is confirmed, in US dollars: what all that it names have agreed to. */
  confirmedUsd: string;
  /** The same. */
  marketValue: string;
  /** How many organizations it names, its lead among them. */
  organizationsInvolved: number;
  /** In how many countries these organizations are, as far as they say so. */
  countries: number;
  /** The same. */
  countriesReached: number;
  /** Where its picture for shared links is, a PNG of 1200 × 630. */
  imageUrl: string;
  /** Whether the alliance puts it before the others. */
  isFeatured: boolean;
  /** When it was begun. */
  createdAt: string;
  /** When it was published. */
  publishedAt: string;
};
export type ValueKind =
  | 'revenue'
  | 'cost_saved'
  | 'investment_raised'
  | 'loss_avoided'
  | 'emissions_avoided'
  | 'grant_awarded'
  | 'other';
export type StoryKindDto = {
  /** What it was. */
  kind: ValueKind;
  /** How much of it was confirmed, in US dollars. */
  amountUsd: string;
};
export type StoryMetricDto = {
  /** Where the project began. */
  from: number;
  /** What was measured last. */
  to: number;
  /** What was measured. */
  name: string;
  /** In which unit. */
  unit: string;
};
export type StoryDto = {
  /** Its identifier. */
  id: string;
  /** What its address ends with. */
  slug: string;
  /** The identifier of the project that it comes from. */
  projectId: string;
  /** What it is called. */
  title: string;
  /** What came of it, in a sentence or two. */
  summary: string;
  /** The organizations that it names and that have agreed to it, the lead first. */
  organizations: SubmitterDto[];
  /** What of it is confirmed, in US dollars: what all that it names have agreed to. */
  confirmedUsd: string;
  /** The same. */
  marketValue: string;
  /** How many organizations it names, its lead among them. */
  organizationsInvolved: number;
  /** In how many countries these organizations are, as far as they say so. */
  countries: number;
  /** The same. */
  countriesReached: number;
  /** Where its picture for shared links is, a PNG of 1200 × 630. */
  imageUrl: string;
  /** Whether the alliance puts it before the others. */
  isFeatured: boolean;
  /** When it was begun. */
  createdAt: string;
  /** When it was published. */
  publishedAt: string;
  /** What was done, as Markdown. */
  account: string;
  /** What it changed. */
  impact: string;
  /** The project that it comes from, by the name that it had when all were asked. */
  projectName: string;
  /** From how many confirmed entries its sum comes. */
  entries: number;
  /** What was confirmed, by what it was. */
  kinds: StoryKindDto[];
  /** What was measured. */
  metrics: StoryMetricDto[];
};
export type StoryStatus = 'draft' | 'asked' | 'published' | 'withdrawn';
export type ConsentState = 'asked' | 'agreed' | 'taken_back';
export type ConsentDto = {
  /** What they say. */
  state: ConsentState;
  /** Who is named. */
  organization: SubmitterDto;
  /** Since when; `null` while they are asked. */
  decidedAt: string | null;
  /** Whether the viewer answers for them. */
  isOwn: boolean;
};
export type StoryPlace = 'title' | 'summary' | 'account' | 'impact' | 'project_name';
export type UnaskedNamesDto = {
  /** Where they stand. */
  place: StoryPlace;
  /** What they are called. */
  names: string[];
};
export type OwnStoryDto = {
  /** How it stands. */
  status: StoryStatus;
  /** Its identifier. */
  id: string;
  /** What its address ends with. */
  slug: string;
  /** What it is called. */
  title: string;
  /** What came of it, in a sentence or two. */
  summary: string;
  /** What was done, as Markdown. */
  account: string;
  /** What it changed. */
  impact: string;
  /** Counted up as its words or figures change: who writes and who agrees say which one they have read. */
  revision: number;
  /** Identifiers of the partners that it names. */
  named: string[];
  /** The confirmed value that it tells, in US dollars, and that consents are to; `null` of a draft. */
  confirmedUsd: string | null;
  /** What those that it names say of it; nobody is asked about a draft. */
  consents: ConsentDto[];
  /** Where it says the name of who has had a part and is not named, which keeps it from being asked about. Empty but for who writes it. */
  unasked: UnaskedNamesDto[];
};
export type StoryDraftDto = {
  /** What the project is called. */
  title: string;
  /** Who solved what with whom, and where they are. */
  summary: string;
  /** What it is about and what came of each phase, with its day, as Markdown. */
  account: string;
  /** What is confirmed, by what it was and by quarter, and what was measured. */
  impact: string;
};
export type ProjectStoryDto = {
  /** `null` while there is none. */
  story: OwnStoryDto | (null | null);
  /** What it can begin with, for who writes it; `null` once there is a story, and while nothing is confirmed. */
  draft: StoryDraftDto | (null | null);
  /** Whether the viewer writes it: for the organization that leads the project. */
  canWrite: boolean;
  /** What the project is called, which the story says too. */
  projectName: string;
  /** Who can be named beside the lead: the partners of the project, and who has left it since the story was begun. */
  partners: SubmitterDto[];
  /** What is confirmed now, in US dollars. */
  confirmedUsd: string;
};
export type WriteStoryDto = {
  /** What it is called. */
  title: string;
  /** What came of it, in a sentence or two. */
  summary: string;
  /** What was done, as Markdown. */
  account: string;
  /** What it changed. */
  impact: string;
  /** Which partners it names beside the lead. */
  named: string[];
  /** The `revision` of the story that was read before it was written; 0 where there was none. */
  revision: number;
};
export type AnswerStoryDto = {
  /** The `revision` of the story that was read. */
  revision: number;
};
export type FeatureStoryDto = {
  /** Whether it stands before the others. */
  isFeatured: boolean;
};
