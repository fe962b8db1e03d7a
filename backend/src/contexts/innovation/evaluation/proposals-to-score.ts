import { counts } from './blindness';

/** So many of those that wait for a problem are evaluated at a time, the oldest; others follow as these are decided. */
export const mostEvaluated = 200;

/**
 * In SQL: proposals that wait for the score of a person, who belongs to some organizations and may act for some of them. Read are those
 * that are evaluated now at the problems that the person reviews.
 */
export const proposalsToScore = (person: string, own: string, acting: string) => `innovation.reviewers r
  join innovation.evaluations e on e.problem_id = r.problem_id and e.rubric_version > 0
  cross join lateral (select * from innovation.solution_proposals
    where problem_id = r.problem_id and status = 'pending' order by created_at, id limit ${mostEvaluated}) p
  where r.person_id = ${person} and p.organization_id <> all(${own}) and p.problem_organization_id = any(${acting})
    and not exists (select from innovation.reviews s where s.proposal_id = p.id and s.person_id = ${person}
      and (s.excuse is not null or ${counts}))`;
