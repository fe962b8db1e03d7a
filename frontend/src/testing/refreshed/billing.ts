import type { Refreshed, Shown } from './shown';

const money: Shown[] = ['payments', 'payment', 'paymentFigures'];
const inbox: Shown[] = ['events', 'event'];
const prices: Shown[] = ['plans', 'priceVersions'];

export const billing: Refreshed = {
  requestQuote: [],
  initializePayment: [],
  cancelSubscription: ['viewer', 'billing', 'entitlements'],
  resumeSubscription: ['billing'],
  chooseNextPlan: ['billing'],
  keepPlan: ['billing'],
  setBillingContact: ['billing'],
  confirmBillingContact: ['billing'],
  removeCard: ['billing'],
  startCardUpdate: [],
  recordOfflinePayment: [...money, 'entitlements'],
  checkLedger: ['ledgerCheck'],
  refundPayment: money,
  checkPayment: [...money, ...inbox],
  closeAlteredOrder: ['alteredOrders'],
  closePaymentReview: money,
  replayProviderEvent: [...money, ...inbox],
  previewPrices: [],
  publishPrices: prices,
  changePlanWaiver: prices,
  previewEntitlement: [],
  changeEntitlement: ['rules', 'ruleHistory', 'entitlements', ...prices],
  grantEntitlement: ['grants', 'entitlements'],
  endEntitlementGrant: ['grants', 'entitlements'],
};
