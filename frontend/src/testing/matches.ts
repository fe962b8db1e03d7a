/** What is known of a pair beside its texts. */
export const facts = {
  category: 'same',
  technology: 'unknown',
  readinessLevel: 8,
  marketReady: true,
  region: 'other',
  byMeaning: false,
};
