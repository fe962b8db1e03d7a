/** By which a session counts against the plan: as a mentor session or as an expert session. */
export enum MentorKind {
  Mentor = 'mentor',
  /** Named by a super admin. */
  Expert = 'expert',
}

/** The two who meet. */
export enum SessionSide {
  Mentor = 'mentor',
  Member = 'member',
}

export enum MentorSessionState {
  /** Agreed; once its end is past, it was held. */
  Booked = 'booked',
  Cancelled = 'cancelled',
  /** One of the two has said that the other did not come. */
  Missed = 'missed',
}

/** Which of one's sessions. */
export enum SessionTime {
  Upcoming = 'upcoming',
  Past = 'past',
}
