import { Category as C, type SolutionStatus, type TechnologyType } from '../innovation.enums';
import { agriculture } from './solutions/agriculture';
import { education } from './solutions/education';
import { energy } from './solutions/energy';
import { environment } from './solutions/environment';
import { finance } from './solutions/finance';
import { healthcare } from './solutions/healthcare';
import { manufacturing } from './solutions/manufacturing';
import { other } from './solutions/other';
import { technology } from './solutions/technology';
import { transportation } from './solutions/transportation';

/** A solution of a demonstration installation; `age` is in days. */
interface DemoSolution {
  /** Name of the organization. */
  by: string;
  title: string;
  description: string;
  technologyType: TechnologyType;
  /** 1 to 9. */
  readinessLevel: number;
  status: SolutionStatus;
  tags: string[];
  age: number;
}

const under = (category: C, solutions: DemoSolution[]) => solutions.map((solution) => ({ ...solution, category }));

export const demoSolutions = [
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
