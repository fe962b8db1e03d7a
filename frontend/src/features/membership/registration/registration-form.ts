import type {
  Industry,
  Interest,
  MembershipTier,
  OrganizationSize,
  OrganizationType,
  RegisterMemberDto,
} from '@alliance/api-client/membership';
import type { OrganizationGroup } from '@/content/registration';
import { isWebAddress, withProtocol } from '../web-address';

export interface RegistrationValues {
  organizationGroup: OrganizationGroup | '';
  organizationType: OrganizationType | '';
  organizationName: string;
  website: string;
  organizationLinkedIn: string;
  size: OrganizationSize | '';
  industry: Industry | '';
  country: string;
  contactName: string;
  email: string;
  phone: string;
  contactLinkedIn: string;
  role: string;
  description: string;
  interests: Interest[];
  agreeTerms: boolean;
  agreeMarketing: boolean;
}

/** In the order of the page, which is the order of its error summary. */
export const emptyRegistration: RegistrationValues = {
  organizationGroup: '',
  organizationType: '',
  organizationName: '',
  website: '',
  organizationLinkedIn: '',
  size: '',
  industry: '',
  country: '',
  contactName: '',
  email: '',
  phone: '',
  contactLinkedIn: '',
  role: '',
  description: '',
  interests: [],
  agreeTerms: false,
  agreeMarketing: false,
};

export const fieldNames = Object.keys(emptyRegistration) as (keyof RegistrationValues)[];

export const isField = (name: string): name is keyof RegistrationValues => name in emptyRegistration;

export const typeRequired = 'Please select an organization type to continue.';
export const interestsRequired = 'Please select at least one area of interest.';
export const termsRequired = 'Please agree to the Terms of Service and Privacy Policy.';

/** What a toast says besides the field's own message, first come first. */
export const requirementTitles: [keyof RegistrationValues, string][] = [
  ['organizationGroup', 'Organization Type Required'],
  ['organizationType', 'Organization Type Required'],
  ['interests', 'Interests Required'],
  ['agreeTerms', 'Terms Agreement Required'],
];

export const filledIn = (message: string) => ({
  validate: (value: string) => value.trim() !== '' || message,
});

export const webAddress = (message: string) => ({
  setValueAs: withProtocol,
  validate: (value: string) =>
    value === '' ? message : isWebAddress(value) || 'Please enter a web address that starts with http:// or https://',
});

export const emailAddress = {
  validate: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || 'Please enter email address',
};

export const phoneNumber = {
  validate: (value: string) =>
    value.trim() === ''
      ? 'Please enter the phone number'
      : /^\+?(?:[\s().\-/]*\d){5,20}[\s().\-/]*(?:(?:ext|x)\.?\s*\d{1,6})?$/i.test(value.trim()) ||
        'Please enter a phone number, e.g. +254 700 000000',
};

export function toRequest(
  { organizationGroup: _, country, ...values }: RegistrationValues,
  selectedPlan: MembershipTier,
): RegisterMemberDto {
  return { ...values, ...(country && { country }), selectedPlan } as RegisterMemberDto;
}
