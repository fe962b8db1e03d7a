import { Category as C, ProblemStatus, ProposalStatus, type Urgency } from '../innovation.enums';
import { demoProposals, usualAnswer } from './demo-proposals';
import { agriculture } from './problems/agriculture';
import { education } from './problems/education';
import { energy } from './problems/energy';
import { environment } from './problems/environment';
import { finance } from './problems/finance';
import { healthcare } from './problems/healthcare';
import { manufacturing } from './problems/manufacturing';
import { other } from './problems/other';
import { technology } from './problems/technology';
import { transportation } from './problems/transportation';

/** A problem of a demonstration installation; `age` is in days. */
interface DemoProblem {
  /** Name of the organization. */
  by: string;
  title: string;
  description: string;
  urgency: Urgency;
  /** As people write it. */
  value: string | null;
  tags: string[];
  age: number;
  draft?: boolean;
  /** As what its organization has ended it, so many days ago, and why. */
  ended?: { as: ProblemStatus; age: number; why: string };
}

/** Days since work on it has begun, with the first proposal that was accepted. */
const begunFor = ({ title }: DemoProblem): number | null => {
  const accepted = demoProposals.filter(
    ({ problem, status }) => status === ProposalStatus.Accepted && title.startsWith(problem),
  );
  return accepted.length > 0 ? Math.max(...accepted.map(({ age, answered = usualAnswer }) => age - answered)) : null;
};

function statusOf(problem: DemoProblem): ProblemStatus {
  if (problem.draft) return ProblemStatus.Draft;
  if (problem.ended) return problem.ended.as;
  return begunFor(problem) === null ? ProblemStatus.Open : ProblemStatus.InProgress;
}

const under = (category: C, problems: DemoProblem[]) =>
  problems.map((problem) => ({ ...problem, category, begunFor: begunFor(problem), status: statusOf(problem) }));

export const demoProblems = [
  ...under(C.Agriculture, agriculture),
  ...under(C.Education, education),
  ...under(C.Energy, energy),
  ...under(C.Environment, environment),
  ...under(C.Finance, finance),
  ...under(C.Healthcare, healthcare),
  ...under(C.Manufacturing, manufacturing),
  ...under(C.Other, other),
  ...under(C.Technology, technology),
  ...under(C.Transportation, transportation),
];
