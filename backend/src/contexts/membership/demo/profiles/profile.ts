import { type DirectoryField, FieldVisibility, type OrganizationOpening } from '../../organizations/organization.enums';
import type { Interest } from '../../registrations/registration.enums';

export interface DemoProfile {
  seeks: string;
  offers: string;
  interests: Interest[];
  openTo: OrganizationOpening[];
  visibility: Partial<Record<DirectoryField, FieldVisibility>>;
}

/** By the name of the organization. */
export type DemoProfiles = Record<string, DemoProfile>;

export const profile = (
  seeks: string,
  offers: string,
  interests: Interest[],
  openTo: OrganizationOpening[],
  visibility: DemoProfile['visibility'] = {},
): DemoProfile => ({ seeks, offers, interests, openTo, visibility });

const { Public, Connections } = FieldVisibility;

/** Everybody sees what it is and does. */
export const forEverybody: DemoProfile['visibility'] = {
  ...{ description: Public, website: Public, location: Public, seeks_and_offers: Public, interests: Public },
  work: Public,
};
/** What it seeks and offers is told to connections. */
export const forConnections: DemoProfile['visibility'] = { seeks_and_offers: Connections };
