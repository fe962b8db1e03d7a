export enum BillingInterval {
  Yearly = 'yearly',
  Monthly = 'monthly',
}

/** The currencies that plans are sold in. */
export enum PlanCurrency {
  Usd = 'USD',
  Ngn = 'NGN',
}
