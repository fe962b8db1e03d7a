import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganizationWork: build.query<GetOrganizationWorkApiResponse, GetOrganizationWorkApiArg>({
      query: (queryArg) => ({
        url: `/api/members/${encodeURIComponent(String(queryArg.id))}/work`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as workApi };
export type GetOrganizationWorkApiResponse = /** status 200 OK. */ OrganizationWorkDto;
export type GetOrganizationWorkApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WorkCountsDto = {
  /** Problems that all members see. */
  problems: number;
  /** Solutions that all members see. */
  solutions: number;
  /** Projects that it leads or works on. */
  projects: number;
};
export type ProblemStatus = 'draft' | 'open' | 'in_progress' | 'solved' | 'closed' | 'withdrawn';
export type WorkProblemDto = {
  /** How far it has come. */
  status: ProblemStatus;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
};
export type SolutionStatus = 'draft' | 'published' | 'testing' | 'deployed';
export type WorkSolutionDto = {
  /** How far it has come. */
  status: SolutionStatus;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
};
export type ProjectPhase = 'planning' | 'sandbox' | 'pilot' | 'scaling' | 'deployed';
export type WorkProjectDto = {
  /** Where it stands in the lifecycle. */
  phase: ProjectPhase;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
};
export type WorkStoryDto = {
  /** What its address ends with. */
  slug: string;
  /** What it is called. */
  title: string;
};
export type AnswerRecordDto = {
  /** How many of a hundred of these were decided by the day that was promised; what is overdue was not. */
  inTimePercent: number;
  /** Within so many days half of the decisions were made; `null` where none was. */
  medianDays: number | null;
  /** Of how many proposals that is, decided or overdue. */
  counted: number;
};
export type OrganizationWorkDto = {
  /** Whether the viewer sees what it does; where not, there is nothing in the lists. */
  isShown: boolean;
  /** How many there are. */
  counts: WorkCountsDto;
  /** Its newest problems, at most five. */
  problems: WorkProblemDto[];
  /** Its newest solutions, at most five. */
  solutions: WorkSolutionDto[];
  /** The newest projects that it leads or works on, at most five. */
  projects: WorkProjectDto[];
  /** The newest published stories that name it, at most five. */
  stories: WorkStoryDto[];
  /** How it has answered proposals; `null` while fewer than five were decided or are overdue, and where the viewer does not see it. */
  record: AnswerRecordDto | (null | null);
};
