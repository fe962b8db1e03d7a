/** A problem was submitted or changed. */
export const problemsChanged = 'innovation.problems';
/** A solution was submitted, published or changed. */
export const solutionsChanged = 'innovation.solutions';
/** A project was started or changed, or who works on it. */
export const projectsChanged = 'innovation.projects';
/** A value or a success metric of a project was entered or changed. */
export const outcomesChanged = 'innovation.outcomes';
/** A success story was published, withdrawn or featured. */
export const storiesChanged = 'innovation.stories';
