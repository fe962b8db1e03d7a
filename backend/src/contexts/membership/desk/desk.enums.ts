/** How a person stands in the alliance. */
export enum PersonState {
  Active = 'active',
  Suspended = 'suspended',
  Leaving = 'leaving',
  NeverSignedIn = 'never_signed_in',
}

export enum PeopleSort {
  Newest = 'newest',
  Name = 'name',
  LastSignIn = 'last_sign_in',
}

/** How an organization stands in the alliance. */
export enum OrganizationState {
  Active = 'active',
  Suspended = 'suspended',
  /** Nobody has proved yet to be of it. */
  Unconfirmed = 'unconfirmed',
  /** It has left. */
  Closed = 'closed',
}

/** How an organization was proven to be who it says, if it was. */
export enum RecordedProof {
  Domain = 'domain',
  SuperAdmin = 'super_admin',
  None = 'none',
}

export enum RecordsSort {
  Newest = 'newest',
  Name = 'name',
}
