import type {
  EditOrganizationProfileDto,
  OrganizationProfileDto,
  ProfileVisibilityDto,
} from '@alliance/api-client/profile';
import { type Part, partNames } from './profile-words';

type SeenBy = { [Name in Part as `seen_${Name}`]: ProfileVisibilityDto[Name] };

/** The form of a profile, every field of one kind. */
export interface ProfileValues extends SeenBy {
  name: string;
  description: string;
  website: string;
  country: string;
  city: string;
  seeks: string;
  offers: string;
  openTo: OrganizationProfileDto['openTo'];
  interests: OrganizationProfileDto['interests'];
}

export const parts = Object.keys(partNames) as Part[];

export function valuesOf(profile: OrganizationProfileDto): ProfileValues {
  const { name, description, website, country, city, seeks, offers, openTo, interests, visibility } = profile;
  const texts = { description, website, country, city, seeks, offers };
  return {
    ...(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as Record<
      keyof typeof texts,
      string
    >),
    ...(Object.fromEntries(parts.map((part) => [`seen_${part}`, visibility[part]])) as unknown as SeenBy),
    ...{ name, openTo: [...openTo], interests: [...interests] },
  };
}

export function toRequest(values: ProfileValues, revision: number): EditOrganizationProfileDto {
  const { name, description, website, country, city, seeks, offers, openTo, interests } = values;
  const visibility = Object.fromEntries(parts.map((part) => [part, values[`seen_${part}`]]));
  return {
    ...{ revision, name, description, website, country, city, seeks, offers, openTo, interests },
    visibility: visibility as unknown as ProfileVisibilityDto,
  };
}

/** For who looks at two versions beside each other. */
export const fieldNames: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  website: 'Website',
  country: 'Country',
  city: 'City',
  seeks: 'What you seek',
  offers: 'What you offer',
  openTo: 'Open to',
  interests: 'Areas of interest',
  ...Object.fromEntries(parts.map((part) => [`seen_${part}`, `Who sees: ${partNames[part]}`])),
};
