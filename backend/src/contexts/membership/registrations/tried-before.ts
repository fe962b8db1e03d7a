/**
 * In SQL: whether a person has tried a plan with another organization than this one, which they led or lead. A trial shows somebody the
 * alliance once (decision 270).
 */
export const triedBefore = (person: string, organization: string) => `exists (
  select from membership.user_organizations m join membership.organizations tried on tried.id = m.organization_id
  where m.user_id = ${person} and m.role = 'owner' and m.is_active and m.organization_id <> ${organization}
    and tried.trial_ends_at is not null)`;
