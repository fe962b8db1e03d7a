export enum RegistrationSort {
  Newest = 'newest',
  Oldest = 'oldest',
  Name = 'name',
  Waiting = 'waiting',
}

/** How long a registration has waited for the alliance, in days of UTC. */
export enum RegistrationAge {
  UnderThreeDays = 'under_3_days',
  ThreeToSixDays = '3_to_6_days',
  SevenToTwentyNineDays = '7_to_29_days',
  ThirtyDaysOrMore = '30_days_or_more',
}

export enum RegistrationShelf {
  Deleted = 'deleted',
}

/** What two registrations have in common. */
export enum DuplicateSign {
  Address = 'address',
  Name = 'name',
  Domain = 'domain',
  Website = 'website',
}
