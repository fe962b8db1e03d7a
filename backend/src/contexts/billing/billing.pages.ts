/** Pages of the web client that mails, answers and the provider lead to, below `APP_URL`. */
export const pages = {
  plans: '/subscription',
  plansFor: (organizationId: string) => `/subscription?${new URLSearchParams({ organizationId })}`,
  checkout: (planId: string, organizationId: string, currency?: string) =>
    `/checkout/${planId}?${new URLSearchParams({ organizationId, ...(currency && { currency }) })}`,
  confirmContact: (token: string) => `/billing/confirm-contact?token=${token}`,
  review: '/admin/payments/review',
  billing: (organizationId: string) => `/organizations/${organizationId}/billing`,
};
