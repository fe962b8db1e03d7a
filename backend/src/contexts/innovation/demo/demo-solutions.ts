import { Category as C, ProjectPhase, SolutionStatus, type TechnologyType } from '../innovation.enums';
import { phases } from '../projects/phases/gates';
import { demoProjects } from './demo-projects';
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
  tags: string[];
  age: number;
  draft?: boolean;
}

/** Where the projects that try it have come, as `FollowProjects` has it. */
function statusOf({ title, draft }: DemoSolution): SolutionStatus {
  if (draft) return SolutionStatus.Draft;
  const tried = demoProjects.filter(({ solution }) => title.startsWith(solution));
  const furthest = Math.max(0, ...tried.map(({ phase }) => phases.indexOf(phase)));
  if (phases[furthest] === ProjectPhase.Deployed) return SolutionStatus.Deployed;
  return furthest > 0 ? SolutionStatus.Testing : SolutionStatus.Published;
}

const under = (category: C, solutions: DemoSolution[]) =>
  solutions.map((solution) => ({ ...solution, category, status: statusOf(solution) }));

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
