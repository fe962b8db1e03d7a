import type { OrganizationPageDto, ProfileVisibilityDto } from '@alliance/api-client/profile';
import { countryName } from '@/content/countries';

export type Part = keyof ProfileVisibilityDto;

/** The parts of a page, as its editor knows them. */
export const partNames: Record<Part, string> = {
  description: 'description',
  website: 'website',
  location: 'location',
  seeks_and_offers: 'what you seek and offer',
  interests: 'areas of interest',
  people: 'people',
  work: 'work',
  answer_record: 'answer record',
  last_active: 'when you were last active',
};

export const seenByLabels: Record<ProfileVisibilityDto['description'], string> = {
  hidden: 'Your own people',
  connections: 'Your connections',
  members: 'All members',
  public: 'Everybody',
};

export const proofLabels: Record<NonNullable<OrganizationPageDto['verified']>['by'], string> = {
  domain: 'by its own domain',
  super_admin: 'by the alliance',
};

/** "Nairobi, Kenya", or what of it is known. */
export const placeOf = ({ city, country }: Pick<OrganizationPageDto, 'city' | 'country'>): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');
