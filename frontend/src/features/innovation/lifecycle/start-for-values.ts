import type { StartableDto } from '@alliance/api-client/lifecycle';
import type { ProjectWords } from '../projects/starting/ProjectTexts';

export interface StartForValues extends ProjectWords {
  organizationId: string;
  organizationName: string;
  personId: string;
  /** The accepted proposal that it comes of; empty where it is a problem and a solution. */
  proposalId: string;
  problem: StartableDto | null;
  solution: StartableDto | null;
}

/** What depends on the organization. */
export const unchosen = { personId: '', proposalId: '', problem: null, solution: null };
export const emptyStartFor: StartForValues = {
  ...{ organizationId: '', organizationName: '', name: '', description: '', category: '' },
  ...unchosen,
};
