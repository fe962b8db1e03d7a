/** Whatever changes an organization's money does so one after the other; held until the transaction ends. */
export const lockOrganization = {
  name: 'billing-lock-organization',
  text: `select pg_advisory_xact_lock(hashtextextended('billing:' || $1, 0))`,
};
