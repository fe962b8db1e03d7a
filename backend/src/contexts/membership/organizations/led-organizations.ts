/** Whether any of the organizations that somebody owns or administers is suspended, and whether any may act. */
export interface LedOrganizations {
  isSuspended: boolean;
  mayAct: boolean;
}

export const ledOrganizations = {
  name: 'led-organizations',
  text: `select coalesce(bool_or(o.suspended_at is not null), false) as "isSuspended",
      coalesce(bool_or(not o.awaits_review), false) as "mayAct"
    from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1 and m.is_active and m.role in ('owner', 'admin')`,
};
