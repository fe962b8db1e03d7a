import type { AllianceAnalyticsDto } from '@alliance/api-client/analytics';
import { countryName } from '@/content/countries';
import { organizationTypeLabels } from '@/content/labels';
import { DataTable } from '@/ui/charts/DataTable';
import { counted } from '@/ui/count';
import { laterPart } from '@/ui/laterPart';
import { AnalyticsPart } from './AnalyticsPart';
import { Bars } from './Bars';
import { percent } from './share';

const CountriesMap = laterPart(() => import('./CountriesMap'));

interface StandingProps {
  analytics: AllianceAnalyticsDto;
  isTable: boolean;
}

/** Where the organizations of the alliance are. */
export function Countries({ analytics: { countries, organizations }, isTable }: StandingProps) {
  return (
    <AnalyticsPart
      title="Countries"
      file="table=countries"
      formula="Organizations that the directory lists, by the country that they show to all members. Those that do not show one are in none."
    >
      {countries.length === 0 ? (
        <p className="text-ink-2 text-sm">No organization says where it is yet.</p>
      ) : isTable ? (
        <DataTable
          caption="Organizations by country"
          columns={['Country', 'Organizations', 'Share']}
          rows={countries.map(({ country, organizations: there }) => ({
            key: country,
            cells: [countryName(country), counted(there), percent(there, organizations)],
          }))}
          isLong={countries.length > 10}
        />
      ) : (
        <CountriesMap countries={countries} />
      )}
    </AnalyticsPart>
  );
}

/** What they are. */
export function OrganizationTypes({ analytics: { types, organizations }, isTable }: StandingProps) {
  const most = types[0]?.organizations ?? 1;
  return (
    <AnalyticsPart
      title="Organization Types"
      file="table=types"
      formula="Organizations that the directory lists, by what they said they are when they registered. The bars are drawn against the most frequent type."
    >
      {types.length === 0 ? (
        <p className="text-ink-2 text-sm">The directory lists no organization yet.</p>
      ) : isTable ? (
        <DataTable
          caption="Organizations by type"
          columns={['Type', 'Organizations', 'Share']}
          rows={types.map(({ type, organizations: there }) => ({
            key: type,
            cells: [organizationTypeLabels[type], counted(there), percent(there, organizations)],
          }))}
        />
      ) : (
        <Bars
          label="Organizations by type"
          bars={types.map(({ type, organizations: there }) => ({
            key: type,
            name: organizationTypeLabels[type],
            figure: counted(there),
            share: there / most,
          }))}
        />
      )}
    </AnalyticsPart>
  );
}
