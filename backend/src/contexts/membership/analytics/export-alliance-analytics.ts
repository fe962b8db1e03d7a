import { Injectable } from '@nestjs/common';
import { csvLine } from '../../../platform/lists/csv';
import { organizationTypeWords } from '../organizations/organization-words';
import { type AllianceAnalyticsDto, type AllianceAnalyticsExportQuery, AnalyticsTable } from './alliance-analytics.dto';
import { AllianceAnalyticsQueries } from './alliance-analytics.queries';

type Line = (string | number | null)[];

const linesOf: Record<AnalyticsTable, (analytics: AllianceAnalyticsDto) => Line[]> = {
  [AnalyticsTable.Countries]: ({ countries }) => [
    ['Country', 'Organizations'],
    ...countries.map(({ country, organizations }) => [country, organizations]),
  ],
  [AnalyticsTable.Types]: ({ types }) => [
    ['Type', 'Organizations'],
    ...types.map(({ type, organizations }) => [organizationTypeWords[type], organizations]),
  ],
  [AnalyticsTable.Months]: ({ months }) => [
    ['Month', 'Registered', 'Active'],
    ...months.map(({ month, registered, active }) => [month, registered, active]),
  ],
  [AnalyticsTable.Funnel]: ({ periods }) => [
    ['From', 'Landing page', 'Registration page', 'Registered', 'Activated', 'Paid'],
    ...periods.map((one) => [
      one.from,
      one.landingVisits,
      one.registrationVisits,
      one.registered,
      one.activated,
      one.paid,
    ]),
  ],
  [AnalyticsTable.Retention]: ({ cohorts }) => [
    ['Registered in', 'Activated', 'Month', 'Active'],
    ...cohorts.flatMap(({ month: cohort, activated, months }) =>
      months.map(({ month, active }) => [cohort, activated, month, active]),
    ),
  ],
};

/** One of the tables behind the charts as a CSV file. */
@Injectable()
export class ExportAllianceAnalytics {
  constructor(private readonly analytics: AllianceAnalyticsQueries) {}

  async execute({ table, days = 30 }: AllianceAnalyticsExportQuery): Promise<string> {
    const lines = linesOf[table](await this.analytics.over(days));
    return `\ufeff${lines.map(csvLine).join('')}`;
  }
}
