import { isShown } from '../problems/is-shown';

/** In SQL: whether a viewer of these organizations sees the problem `q` that a project solves. */
export const seesProblem = (own: string) => `(${isShown('q.status')} or q.organization_id = any(${own}::uuid[]))`;

/** The same of the solution `s` that it brings to the market. */
export const seesSolution = (own: string) => `(s.status <> 'draft' or s.organization_id = any(${own}::uuid[]))`;

export const withOrigins = `innovation.projects p
  left join innovation.problems q on q.id = p.problem_id left join innovation.solutions s on s.id = p.solution_id`;
