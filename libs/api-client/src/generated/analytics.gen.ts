import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllianceAnalytics: build.query<GetAllianceAnalyticsApiResponse, GetAllianceAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/analytics`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    exportAllianceAnalytics: build.query<ExportAllianceAnalyticsApiResponse, ExportAllianceAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/analytics/export`,
        params: {
          days: queryArg.days,
          table: queryArg.table,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as analyticsApi };
export type GetAllianceAnalyticsApiResponse = /** status 200 OK. */ AllianceAnalyticsDto;
export type GetAllianceAnalyticsApiArg = {
  /** How many days back, today among them: 7, 30 or 90. */
  days?: 7 | 30 | 90;
};
export type ExportAllianceAnalyticsApiResponse = /** status 200 OK. */ string;
export type ExportAllianceAnalyticsApiArg = {
  /** How many days back, today among them: 7, 30 or 90. */
  days?: 7 | 30 | 90;
  /** Which of the tables. */
  table: AnalyticsTable;
};
export type CountryOrganizationsDto = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Organizations of the directory that say to all members that they are there. */
  organizations: number;
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
export type TypeOrganizationsDto = {
  /** What kind of organization. */
  type: OrganizationType;
  /** Organizations of the directory that are of it. */
  organizations: number;
};
export type RegistrationTotalsDto = {
  /** Registrations that are not deleted. */
  total: number;
  /** Of these, those whose newest welcome mail was taken by its mail server. */
  emailsSent: number;
};
export type ActivityMonthDto = {
  /** Its first day, in UTC. */
  month: string;
  /** Organizations that registered in it, those aside whose registration was deleted before anybody made them theirs. */
  registered: number;
  /** Organizations of which somebody was signed in in it, each once; `null` for months before this was counted. */
  active: number | null;
};
export type FunnelDto = {
  /** How often browsers without a session opened the landing page. Nobody is recognized: whoever comes twice counts twice. */
  landingVisits: number;
  /** How often they opened the registration page by its address or from the landing page. */
  registrationVisits: number;
  /** Organizations that registered in these days, those aside whose registration was deleted before anybody made them theirs. */
  registered: number;
  /** Of these, how many are activated by now: somebody has proved to be of the organization, by the link of its welcome mail or
    signed in with the address that it was registered with, and may act for it. */
  activated: number;
  /** Of these, how many have paid by now: a first payment of theirs has taken effect. A refund does not take that back. */
  paid: number;
};
export type FunnelPeriodDto = {
  /** Its first day, in UTC. */
  from: string;
  /** How often browsers without a session opened the landing page. Nobody is recognized: whoever comes twice counts twice. */
  landingVisits: number;
  /** How often they opened the registration page by its address or from the landing page. */
  registrationVisits: number;
  /** Organizations that registered in these days, those aside whose registration was deleted before anybody made them theirs. */
  registered: number;
  /** Of these, how many are activated by now: somebody has proved to be of the organization, by the link of its welcome mail or
    signed in with the address that it was registered with, and may act for it. */
  activated: number;
  /** Of these, how many have paid by now: a first payment of theirs has taken effect. A refund does not take that back. */
  paid: number;
};
export type RetentionMonthDto = {
  /** The first day of a month, in UTC. */
  month: string;
  /** Organizations of the cohort of which somebody was signed in in it. */
  active: number;
};
export type RetentionCohortDto = {
  /** The first day of the month in which they registered, in UTC. */
  month: string;
  /** Organizations that registered in it and are activated by now, also those that have left since. */
  activated: number;
  /** From that month up to the present one, the earliest first, without those before this was counted. */
  months: RetentionMonthDto[];
};
export type AllianceAnalyticsDto = {
  /** The first day that the funnel looks at, in UTC. */
  from: string;
  /** When these figures were read. */
  asOf: string;
  /** Organizations that the directory lists: confirmed, and not left. */
  organizations: number;
  /** Where they are, the most first; those aside that do not say it to all members. */
  countries: CountryOrganizationsDto[];
  /** What they are, the most first. */
  types: TypeOrganizationsDto[];
  /** All registrations. */
  registrations: RegistrationTotalsDto;
  /** The last twelve months up to the present one, the earliest first. */
  months: ActivityMonthDto[];
  /** From a visit to a payment, of the days looked at. */
  funnel: FunnelDto;
  /** The same over time, the earliest first: by days, of 90 days by weeks. Each has what became of those who registered in it. */
  periods: FunnelPeriodDto[];
  /** Of those who registered in each of the last twelve months, how many came back; the earliest first, without months in which nobody was activated. */
  cohorts: RetentionCohortDto[];
};
export type AnalyticsTable = 'countries' | 'types' | 'months' | 'funnel' | 'retention';
