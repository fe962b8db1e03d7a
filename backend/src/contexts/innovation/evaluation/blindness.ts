import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import { labelOf } from './label-of';

/** In SQL: whether a review `s` has a score that counts for the proposal `p`, by the evaluation `e`. */
const countsFor = (proposal: string) =>
  `(s.excuse is null and s.rubric_version = e.rubric_version and s.proposal_version = ${proposal}.version)`;
export const counts = countsFor('p');

/**
 * In SQL: whether it is kept from a person, who belongs to these organizations, who makes the proposal `p`, and what others have
 * scored: they are to review it, and no score of theirs counts. So it is with an earlier one of the same solution, which would tell.
 * With its offset it is asked of each `p`; without it PostgreSQL may look through all proposals that wait, once, to compare with these.
 */
export const isBlind = (person: string, own: string) => `(p.organization_id <> all(${own})
  and exists (select from innovation.solution_proposals standing
    join innovation.reviewers r using (problem_id) join innovation.evaluations e using (problem_id)
    where standing.problem_id = p.problem_id and standing.solution_id = p.solution_id and standing.status = 'pending'
      and r.person_id = ${person} and e.rubric_version > 0
      and not exists (select from innovation.reviews s
        where s.proposal_id = standing.id and s.person_id = ${person} and ${countsFor('standing')}) offset 0))`;

const among = {
  name: 'evaluation-blind-among',
  text: `select p.id from innovation.solution_proposals p where p.id = any($1) and ${isBlind('$2', '$3')}`,
};
/** By who reviews: of a solution one proposal at most waits, so it is the one that stands, and a busy problem is not read for those who do not. */
const atProblems = {
  name: 'evaluation-blind-at-problems',
  text: `select r.problem_id as id from innovation.reviewers r join innovation.evaluations e using (problem_id)
    where r.person_id = $2 and r.problem_id = any($1) and e.rubric_version > 0
      and exists (select from innovation.solution_proposals p
        where p.problem_id = r.problem_id and p.status = 'pending' and p.organization_id <> all($3)
          and not exists (select from innovation.reviews s
            where s.proposal_id = p.id and s.person_id = $2 and ${counts}))`,
};
const reviewersAmong = {
  name: 'evaluation-reviewers-among',
  text: `select r.person_id as id from innovation.reviewers r join innovation.evaluations e using (problem_id)
    where r.problem_id = $1 and r.person_id = any($2) and e.rubric_version > 0`,
};

/** What a reviewer is called an organization by whose proposal they have still to score. */
export const somebody = 'An organization';

interface Person {
  id: string;
  organizations: { id: string }[];
}

/** Which proposals a reviewer must judge without knowing whose they are. */
@Injectable()
export class Blindness {
  constructor(private readonly database: Database) {}

  /** Those of these proposals of which it is kept from somebody who makes them. */
  among(person: Person, proposalIds: string[]): Promise<ReadonlySet<string>> {
    return this.found(among, person, proposalIds);
  }

  /** Those of these problems for which a proposal waits of which it is kept from somebody who makes it. */
  atProblems(person: Person, problemIds: string[]): Promise<ReadonlySet<string>> {
    return this.found(atProblems, person, problemIds);
  }

  private async found(
    statement: Statement,
    { id, organizations }: Person,
    ids: string[],
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const given = [ids, id, organizations.map((one) => one.id)];
    const found = await this.database.query<{ id: string }>(statement, given);
    return new Set(found.map(({ id }) => id));
  }

  /** What each of these people is told of who makes a proposal that is new or says something new. */
  async namesFor(
    proposal: { id: string; problemId: string },
    organizationName: string,
    people: { userId: string }[],
  ): Promise<(person: { userId: string }) => string> {
    const reviewers = await this.reviewersAmong(people, proposal.problemId);
    return ({ userId }) => (reviewers.has(userId) ? labelOf(proposal.id) : organizationName);
  }

  /** Those of these people who judge what is proposed for a problem by its rubric. */
  async reviewersAmong(people: { userId: string }[], problemId: string): Promise<ReadonlySet<string>> {
    const ids = people.map(({ userId }) => userId);
    const found = await this.database.query<{ id: string }>(reviewersAmong, [problemId, ids]);
    return new Set(found.map(({ id }) => id));
  }
}
