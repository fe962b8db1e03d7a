import { type FoundOrganizationDto, useFindOrganizationsQuery } from '@alliance/api-client/membership';
import { countryName } from '@/content/countries';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Picker, type PickerProps } from '@/ui/forms/Picker';

/** A form may keep no more of it than its name. */
export type ChosenOrganization = Pick<FoundOrganizationDto, 'id' | 'name'> & Partial<FoundOrganizationDto>;

/** One organization of the alliance, found by a part of its name. */
export const OrganizationPicker = (props: PickerProps<ChosenOrganization>) => (
  <Picker
    {...props}
    useFound={useOrganizations}
    placeholder="A part of its name"
    list="Organizations found"
    nothing="No organization is called so."
    told={({ type, country, memberId, tier }) => [
      type && organizationTypeLabels[type],
      country && countryName(country),
      memberId,
      tier && tierNames[tier],
    ]}
  />
);

const useOrganizations = (search: string) => useFindOrganizationsQuery({ search }, { skip: search === '' });
