import type { BillingInfoDto } from '@alliance/api-client/billing';
import type { Viewer } from '@alliance/api-client/viewer';

export type CheckoutMethod = 'custom' | 'express';
export type PaymentMethod = 'card' | 'bank' | 'mobile';

type Billing = Required<BillingInfoDto>;

export interface CheckoutValues extends Billing {
  method: CheckoutMethod;
  paymentMethod: PaymentMethod;
  agreeTerms: boolean;
}

/** The form's draft: whoever leaves the provider's page finds it as it was. */
export const draftName = 'checkout';

export const emptyCheckout: CheckoutValues = {
  method: 'custom',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'NG',
  paymentMethod: 'card',
  agreeTerms: false,
};

/** What is known of who pays; typed over where the invoice shall say something else. */
export const knownOf = ({ firstName, lastName, email }: Viewer): Partial<Billing> => ({ firstName, lastName, email });

export const checkoutMethods = [
  { value: 'custom', label: 'Custom Form', description: 'Your billing details stand on the invoice.' },
  { value: 'express', label: 'Express Checkout', description: 'Straight to the payment provider’s page.' },
] as const;

export const paymentMethods = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard, Verve' },
  { value: 'bank', label: 'Bank transfer' },
  { value: 'mobile', label: 'Mobile money (Nigeria)' },
] as const;

export const billingCountries = [
  { value: 'NG', label: 'Nigeria' },
  { value: 'US', label: 'United States' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'CA', label: 'Canada' },
  { value: 'AU', label: 'Australia' },
] as const;

export const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'NGN', label: 'NGN' },
] as const;

export const termsRequired = {
  title: 'Terms Required',
  description: 'Please agree to the terms and conditions to continue.',
};
export const fieldsRequired = {
  title: 'Required Fields',
  description: 'Please fill in all required billing information.',
};

const required = ['firstName', 'lastName', 'email'] as const;
export const billingNames = Object.keys(emptyCheckout).filter(
  (name) => !['method', 'paymentMethod', 'agreeTerms'].includes(name),
) as (keyof Billing)[];

/** Nothing for the express checkout; without what was left empty. */
export function billingInfoOf(values: CheckoutValues): BillingInfoDto | undefined {
  if (values.method === 'express') return undefined;
  const filled = billingNames.map((name) => [name, values[name].trim()] as const).filter(([, value]) => value);
  return Object.fromEntries(filled) as unknown as BillingInfoDto;
}

export const isRequiredField = (name: string) => (required as readonly string[]).includes(name);
