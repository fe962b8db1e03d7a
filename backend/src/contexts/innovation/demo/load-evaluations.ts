import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { demoColleagues, demoPeople } from '../../membership';
import { Excuse } from '../innovation.enums';
import { demoEvaluations } from './demo-evaluations';

/** A proposal that was loaded: both titles, and when it was made. */
interface Proposed {
  id: string;
  problem: string;
  solution: string;
  createdAt: Date;
}

const people = [...demoPeople, ...demoColleagues];

function person(firstName: string): string {
  const known = people.find((one) => one.firstName === firstName);
  if (!known) throw new Error(`The demo data has no ${firstName}`);
  return known.id;
}

/** Rubrics of some problems, who reviews, and what they have scored. `problemIdOf` knows a problem by the beginning of its title. */
export async function loadEvaluations(
  database: Database,
  problemIdOf: (title: string) => { id: string; createdAt: Date },
  proposals: readonly Proposed[],
): Promise<void> {
  const evaluations = demoEvaluations.map(({ problem, lead, criteria, ...content }) => ({
    ...content,
    problem,
    problemId: problemIdOf(problem).id,
    at: problemIdOf(problem).createdAt,
    leadId: lead ? person(lead) : null,
    criteria: criteria.map(([name, meaning, weight], n) => ({ key: n + 1, name, meaning, weight })),
  }));
  await insertRows(
    database,
    'innovation.evaluations',
    evaluations.map(({ problemId, leadId, criteria }) => ({
      problemId,
      rubricVersion: 1,
      revision: 1,
      lastKey: criteria.length,
      leadId,
    })),
  );
  await insertRows(
    database,
    'innovation.rubric_versions',
    evaluations.map(({ problemId, leadId, criteria, at }) => ({
      problemId,
      version: 1,
      criteria,
      authorId: leadId ?? demoId('somebody'),
      writtenAt: at,
    })),
  );
  await insertRows(
    database,
    'innovation.reviewers',
    evaluations.flatMap(({ problemId, leadId, reviewers = [], at }) =>
      reviewers.map((name, n) => ({
        problemId,
        personId: person(name),
        addedBy: leadId,
        addedAt: new Date(at.getTime() + n),
      })),
    ),
  );
  await insertRows(
    database,
    'innovation.reviews',
    evaluations.flatMap((one) => reviewsOf(one, proposals)),
  );
}

type Evaluation = Pick<(typeof demoEvaluations)[number], 'problem' | 'scores' | 'recused'> & { problemId: string };

/** All with the same columns, as they are inserted by one statement. */
function reviewsOf({ problem, problemId, scores = [], recused = [] }: Evaluation, proposals: readonly Proposed[]) {
  const row = ({ by, solution }: { by: string; solution: string }) => {
    const proposal = proposals.find((one) => one.problem === problem && one.solution === solution);
    if (!proposal) throw new Error(`The demo data proposes no ${solution} for ${problem}`);
    const personId = person(by);
    return { proposalId: proposal.id, personId, problemId, at: new Date(proposal.createdAt.getTime() + 36e5) };
  };
  return [
    ...scores.map(({ marks, comment, ...of }) => {
      const { at, ...pair } = row(of);
      const said = marks.map((mark, n) => ({ key: n + 1, mark, note: null }));
      const score = { rubricVersion: 1, proposalVersion: 1, marks: said, comment, scoredAt: at };
      return { ...pair, ...score, excuse: null, excuseReason: null, excusedBy: null, excusedAt: null };
    }),
    ...recused.map(({ reason, ...of }) => {
      const { at, ...pair } = row(of);
      const score = { rubricVersion: null, proposalVersion: null, marks: null, comment: null, scoredAt: null };
      return {
        ...pair,
        ...score,
        excuse: Excuse.Recused,
        excuseReason: reason,
        excusedBy: pair.personId,
        excusedAt: at,
      };
    }),
  ];
}
