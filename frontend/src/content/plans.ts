import type { BillingInterval, PlanCurrency } from '@alliance/api-client/billing';

export const intervals: readonly BillingInterval[] = ['monthly', 'yearly'];
export const intervalNames: Record<BillingInterval, string> = { monthly: 'Monthly', yearly: 'Yearly' };
export const currencyNames: Record<PlanCurrency, string> = { USD: 'USD ($)', NGN: 'NGN (₦)' };

/** Of a subscription whose renewal was not paid. */
export const statusNames = { past_due: 'Payment due', grace: 'Payment overdue' } as const;

/** To who has the plan from the time when it was free to join; it stays free for them. */
export const liteIsFreeAlready =
  'Your organization is on the Lite Plan already, free of charge and without an end. Paying adds nothing to what it can do: it makes of it a subscription with invoices, which renews.';

export const plansCopy = {
  title: 'Subscription Plans',
  text: 'Start free, and move up when the work asks for it. Prices are without tax: what is added is shown before you pay.',
  popular: 'Most Popular',
  early: 'Early Price',
  save: 'Save',
  seats: (seats: number) => (seats === 0 ? 'No Seats' : `${seats} ${seats === 1 ? 'seat' : 'seats'}`),
  seatsMean: (seats: number) => (seats === 0 ? 'the owner alone' : 'beside the owner'),
  start: 'Start Lite Plan',
  subscribe: 'Subscribe Now',
  alreadyFree: { title: 'Lite Plan', description: 'You are already on the free plan.' },
  freeAfterTrial: {
    title: 'Lite Plan',
    description: 'You are already on the free plan: it is what stays when your trial ends.',
  },
  loginRequired: { title: 'Login Required', description: 'Please log in to see and choose your subscription.' },
  notBegun: {
    title: 'Payment Initialization Failed',
    description: 'Unable to initialize payment. Please try again.',
  },
  methods: ['Visa', 'Mastercard', 'Verve', 'Bank transfer', 'Mobile money (Nigeria)'],
  powered: 'Powered by a card payment provider. You pay on its own page: your card number never reaches us.',
} as const;
