import { counts } from './blindness';

/**
 * In SQL: proposals that wait for the score of a person, who belongs to some organizations and may act for some of them. Read are those
 * that wait at the problems that the person reviews.
 */
export const proposalsToScore = (person: string, own: string, acting: string) => `innovation.reviewers r
  join innovation.evaluations e on e.problem_id = r.problem_id and e.rubric_version > 0
  join innovation.solution_proposals p on p.problem_id = r.problem_id and p.status = 'pending'
  where r.person_id = ${person} and p.organization_id <> all(${own}) and p.problem_organization_id = any(${acting})
    and not exists (select from innovation.reviews s where s.proposal_id = p.id and s.person_id = ${person}
      and (s.excuse is not null or ${counts}))`;
