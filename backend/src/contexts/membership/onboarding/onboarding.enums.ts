/** How an onboarding call stands. */
export enum OnboardingState {
  Booked = 'booked',
  Held = 'held',
  Cancelled = 'cancelled',
}
