import type { AllianceAnalyticsDto } from '@alliance/api-client/analytics';
import { countryName } from '@/content/countries';
import { WorldMap } from '@/ui/charts/WorldMap';
import { counted } from '@/ui/count';

/** With the outlines of the countries, which come when there is something to draw. */
export default function CountriesMap({ countries }: Pick<AllianceAnalyticsDto, 'countries'>) {
  return (
    <WorldMap
      counts={countries.map(({ country, organizations }) => ({ value: country, count: organizations }))}
      label={(code, count) =>
        `${countryName(code)}: ${counted(count)} ${count === 1 ? 'organization' : 'organizations'}`
      }
    />
  );
}
