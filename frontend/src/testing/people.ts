const organization = (id: string, name: string, role = 'owner') => ({
  organization: {
    id,
    name,
    type: 'startup',
    description: null,
    website: null,
    logoUrl: null,
    membershipTier: 'free',
    trialEndsAt: null,
    createdAt: '2026-01-02T08:00:00Z',
  },
  role,
  membershipTier: 'free',
  createdAt: '2026-01-02T08:00:00Z',
});

/** A member of one organization, `org-own`, which she owns. */
export const ada = {
  id: 'ada',
  email: 'ada@own.example',
  firstName: 'Ada',
  lastName: 'Obi',
  profileImageUrl: null,
  createdAt: '2026-01-02T08:00:00Z',
  organizations: [organization('org-own', 'Own Organization')],
};

/** The same person in several organizations. */
export const adaOfTwo = {
  ...ada,
  organizations: [...ada.organizations, organization('org-second', 'Second Organization', 'admin')],
};
