import type { OrganizationState, PersonState } from '@alliance/api-client/records';
import type { Tone } from '@/ui/Badge';
import { actText } from '../audit/audit-words';

export const personStateLabels: Record<PersonState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  leaving: 'Leaving',
  never_signed_in: 'Never signed in',
};
export const personStateTones: Record<PersonState, Tone> = {
  active: 'green',
  suspended: 'red',
  leaving: 'orange',
  never_signed_in: 'neutral',
};
export const peopleSortLabels = { newest: 'Newest', name: 'Name', last_sign_in: 'Last signed in' };

export const organizationStateLabels: Record<OrganizationState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  unconfirmed: 'Unconfirmed',
  closed: 'Has left',
};
export const organizationStateTones: Record<OrganizationState, Tone> = {
  active: 'green',
  suspended: 'red',
  unconfirmed: 'yellow',
  closed: 'neutral',
};
export const verifiedLabels = { domain: 'By its domain', super_admin: 'By the alliance', none: 'Not verified' };
export const organizationSortLabels = { newest: 'Newest', name: 'Name' };

const names: Record<string, string> = {
  'person.suspended': 'Suspended',
  'person.suspension-lifted': 'Suspension lifted',
  'person.sessions-ended': 'Signed out everywhere',
  'person.password-link-sent': 'Password link sent',
  'factor-reset.asked': 'Removal of second factors asked for',
  'factor-reset.stopped': 'Removal of second factors stopped',
  'factors.reset': 'Second factors removed',
  'account.deletion-asked': 'Erasure asked for',
  'account.kept': 'Kept the account',
  'person.joined': 'Joined an organization',
  'person.left': 'Left an organization',
  'person.removed': 'Removed from an organization',
  'organization.suspended': 'Suspended',
  'organization.suspension-lifted': 'Suspension lifted',
  'organization.judged': 'Verification decided',
  'organization.featured': 'Featured, or no more',
  'organization.closed': 'Left the alliance',
  'organization.merged': 'Merged into another',
  'organization.took-in': 'Took another in',
};

/** An act of the audit, as it is said there where nothing shorter is. */
export const actName = (action: string): string => names[action] ?? actText(action);
