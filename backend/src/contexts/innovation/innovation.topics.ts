/** A problem was submitted or changed. */
export const problemsChanged = 'innovation.problems';
/** A solution was submitted, published or changed. */
export const solutionsChanged = 'innovation.solutions';
