import { Category as C, type ProblemStatus, type Urgency } from '../innovation.enums';
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
  status: ProblemStatus;
  /** As people write it. */
  value: string | null;
  tags: string[];
  age: number;
}

const under = (category: C, problems: DemoProblem[]) => problems.map((problem) => ({ ...problem, category }));

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
