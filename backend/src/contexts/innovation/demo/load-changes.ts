import { dayOf } from '../../../platform/clock/calendar';
import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { demoPeople } from '../../membership';
import { usualDecideBy } from '../answers/answer-due';
import { ChangeKind, ProblemStatus, ProjectPhase, SolutionStatus } from '../innovation.enums';
import type { Change } from '../timeline/change.entity';
import type { demoProblems } from './demo-problems';

const { Submitted, StatusChanged, DecideByMoved } = ChangeKind;
const { Open, InProgress } = ProblemStatus;
const { Published, Testing, Deployed } = SolutionStatus;

export type ChangeRow = ReturnType<typeof changeOf>;

/** All with the same columns, as they are inserted by one statement; `of` is the same at each loading. */
export const changeOf = (of: string, change: Pick<Change, 'kind' | 'createdAt'> & Partial<Change>) => ({
  id: demoId(`change ${of} ${change.kind} ${change.toStatus}`),
  ...{ problemId: null, solutionId: null, projectId: null },
  ...{ fromStatus: null, toStatus: null, reason: null, about: null, fields: [] },
  ...{ personId: null, organizationId: null },
  ...change,
});

export const loadChanges = (database: Database, rows: readonly ChangeRow[]) =>
  insertRows(database, 'innovation.changes', rows);

const toldOf = (noun: 'problem' | 'solution' | 'project') =>
  `select ${noun}_id as id, created_at as at from innovation.changes where ${noun}_id is not null`;
const histories = {
  problem: toldOf('problem'),
  solution: toldOf('solution'),
  project: `${toldOf('project')} union all
    select project_id, greatest(created_at, decided_at) from innovation.value_entries`,
};

/** Problems, solutions and projects were changed last when their histories, and the values of projects, say so. */
export async function dateByHistory(database: Database): Promise<void> {
  for (const [noun, history] of Object.entries(histories))
    await database.run({
      name: `demo-changed-${noun}`,
      text: `update innovation.${noun}s o set updated_at = told.last
        from (select id, max(at) as last from (${history}) said group by id) told
        where told.id = o.id and told.last > o.updated_at`,
    });
}

/** Who acts for an organization; of most the demo has nobody. */
export const personFor = (organizationId?: string | null) =>
  demoPeople.find(({ organization }) => organization === organizationId)?.id ?? null;

type DemoProblem = Pick<(typeof demoProblems)[number], 'age' | 'begunFor' | 'ended'> & {
  id: string;
  organizationId: string;
  decideBy: string;
};

/** What has happened to a problem since its organization has put it before all members. */
export function changesOfProblem(
  { id: problemId, organizationId, age, decideBy, begunFor, ended }: DemoProblem,
  daysAgo: (days: number) => Date,
): ChangeRow[] {
  const of = (days: number, change: Pick<Change, 'kind'> & Partial<Change>) =>
    changeOf(problemId, { problemId, personId: personFor(organizationId), ...change, createdAt: daysAgo(days) });
  const moved = (fromStatus: ProblemStatus, toStatus: ProblemStatus) => ({ kind: StatusChanged, fromStatus, toStatus });
  const usual = usualDecideBy(dayOf(daysAgo(age)));
  const rows = [of(age, { kind: Submitted })];
  if (decideBy !== usual)
    rows.push(of(Math.min(age - 55, 300), { kind: DecideByMoved, fromStatus: usual, toStatus: decideBy }));
  if (begunFor !== null) rows.push(of(begunFor, moved(Open, InProgress)));
  if (ended) rows.push(of(ended.age, { ...moved(begunFor === null ? Open : InProgress, ended.as), reason: ended.why }));
  return rows;
}

interface DemoSolution {
  id: string;
  organizationId: string;
  publishedAt: Date | null;
}

/** What has happened to a solution: it follows the projects that try it through their phases. */
export function changesOfSolution(
  { id: solutionId, organizationId, publishedAt }: DemoSolution,
  entered: readonly { phase: ProjectPhase; at: Date }[],
): ChangeRow[] {
  if (!publishedAt) return [];
  const first = (wanted: ProjectPhase) =>
    entered.filter(({ phase }) => phase === wanted).sort((one, other) => one.at.getTime() - other.at.getTime())[0]?.at;
  const [tested, deployed] = [first(ProjectPhase.Sandbox), first(ProjectPhase.Deployed)];
  const moved = (fromStatus: SolutionStatus, toStatus: SolutionStatus, createdAt: Date) =>
    changeOf(solutionId, { solutionId, kind: StatusChanged, fromStatus, toStatus, createdAt });
  const submitted = { solutionId, kind: Submitted, personId: personFor(organizationId), createdAt: publishedAt };
  return [
    changeOf(solutionId, submitted),
    ...(tested ? [moved(Published, Testing, tested)] : []),
    ...(deployed ? [moved(Testing, Deployed, deployed)] : []),
  ];
}
