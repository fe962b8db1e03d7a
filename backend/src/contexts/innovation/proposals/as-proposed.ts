import { takenBack } from './solution-proposal.entity';

/** In SQL: what the solution `s` of the proposal `p` is to others than its organization; of a draft what was proposed, and not what is written in it now. */
const asProposed = (column: string, proposed: string) =>
  `case s.status when 'draft' then p.proposed_${proposed} else s.${column} end`;

export const titleAsProposed = `coalesce(${asProposed('title', 'title')}, '${takenBack}')`;
export const descriptionAsProposed = `coalesce(${asProposed('description', 'description')}, '')`;
export const readinessAsProposed = asProposed('readiness_level', 'readiness');
