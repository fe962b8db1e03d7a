import { dayOf } from '../../../platform/clock/calendar';
import { day } from '../../../platform/clock/durations';
import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { ChangeKind, ProjectPhase } from '../innovation.enums';
import { gates, phases } from '../projects/phases/gates';

/** A project that was loaded. */
interface DemoProject {
  id: string;
  name: string;
  leadOrganizationId: string;
  /** The first of those that work on it beside its lead, or the lead. */
  partnerId: string;
  phase: ProjectPhase;
  phaseSince: Date;
  createdAt: Date;
  budgetMinor: string;
  budgetCurrency: string;
  budgetUsdMinor: string;
  progress: number;
}

const { Sandbox, Pilot, Scaling, Deployed } = ProjectPhase;

/** What is to be reached before each gate. */
const reached = {
  [Sandbox]: 'Sandbox open to all partners',
  [Pilot]: 'First site runs it every day',
  [Scaling]: 'Results of the pilot published to the partners',
  [Deployed]: 'Last site handed over to operation',
};
/** What was told once a phase had begun. */
const told = {
  [Sandbox]:
    'The sandbox is **open**. All partners have access to the data, and the first tests are planned for the coming weeks.',
  [Pilot]: 'The pilot has **begun**. Crews are trained, and measurements start on Monday.',
  [Scaling]: 'The pilot met its targets. We now bring it to the *other sites*, one after the other.',
  [Deployed]: 'Every planned site runs it. Operation has taken over, and the figures are in the outcomes.',
};
const spentOn = ['Equipment and installation', 'People and training', 'Measurement and evaluation'];

const somebody = demoId('somebody');
const gatesOf = Object.keys(gates) as (keyof typeof gates)[];

/** What projects have passed, planned, told and spent since they were started. */
export async function loadWork(database: Database, projects: readonly DemoProject[]): Promise<void> {
  const entered = projects.flatMap((project) => enteredBy(project).map((one) => ({ project, ...one })));
  await insertRows(
    database,
    'innovation.changes',
    entered.map(({ project, phase, from, at }) => ({
      id: demoId(`change ${project.id} ${phase}`),
      projectId: project.id,
      kind: ChangeKind.PhaseChanged,
      fromStatus: from,
      toStatus: phase,
      fields: [],
      organizationId: project.leadOrganizationId,
      createdAt: at,
    })),
  );
  await insertRows(
    database,
    'innovation.project_gate_items',
    entered.flatMap(({ project, phase, at }) =>
      gates[phase]
        .filter(({ required }) => required)
        .map(({ key, label }) => ({
          projectId: project.id,
          phase,
          item: key,
          organizationId: project.partnerId,
          note: `${label}: agreed by all partners on ${dayOf(new Date(at.getTime() - 5 * day))}, minutes with the lead.`,
          tickedAt: new Date(at.getTime() - 5 * day),
        })),
    ),
  );
  await insertRows(
    database,
    'innovation.milestones',
    projects.flatMap((project) => milestonesOf(project)),
  );
  await insertRows(
    database,
    'innovation.project_updates',
    entered.map(({ project, phase, at }) => ({
      id: demoId(`update ${project.id} ${phase}`),
      projectId: project.id,
      organizationId: project.leadOrganizationId,
      personId: somebody,
      text: told[phase],
      createdAt: new Date(at.getTime() + day),
    })),
  );
  await insertRows(
    database,
    'innovation.spend_entries',
    projects.flatMap((project) => spendOf(project)),
  );
  await database.run({
    name: 'demo-spent',
    text: `update innovation.projects p set spent_minor = s.sum
      from (select project_id, sum(amount_minor) as sum from innovation.spend_entries group by project_id) s
      where s.project_id = p.id`,
  });
}

/** When it came through each gate: evenly, up to the day of the last. */
function enteredBy({ phase, phaseSince, createdAt }: DemoProject) {
  const passed = gatesOf.slice(0, phases.indexOf(phase));
  const between = phaseSince.getTime() - createdAt.getTime();
  return passed.map((to, n) => ({
    phase: to,
    from: phases[n] as ProjectPhase,
    at: new Date(createdAt.getTime() + (between * (n + 1)) / passed.length),
  }));
}

/** One for each gate: those behind it are reached, the next is due some weeks after its phase began. */
function milestonesOf(project: DemoProject) {
  const entered = enteredBy(project);
  return gatesOf.map((phase, n) => {
    const at = entered[n]?.at;
    const due = at ?? new Date(project.phaseSince.getTime() + (n - entered.length + 1) * 120 * day);
    return {
      id: demoId(`milestone ${project.id} ${phase}`),
      projectId: project.id,
      title: reached[phase],
      dueOn: dayOf(due),
      doneOn: at ? dayOf(at) : null,
      doneBy: at ? project.leadOrganizationId : null,
      createdAt: project.createdAt,
    };
  });
}

/** As much of the budget as there is progress, in three parts. */
function spendOf(project: DemoProject) {
  const until = project.phaseSince.getTime();
  return spentOn.map((note, n) => {
    const part = (minor: string) => String((BigInt(minor) * BigInt(project.progress)) / 300n);
    return {
      id: demoId(`spend ${project.id} ${n}`),
      projectId: project.id,
      organizationId: n === 0 ? project.partnerId : project.leadOrganizationId,
      personId: somebody,
      spentOn: dayOf(new Date(until - (2 - n) * 10 * day)),
      amountMinor: part(project.budgetMinor),
      currency: project.budgetCurrency,
      usdMinor: part(project.budgetUsdMinor),
      note,
      createdAt: new Date(until),
    };
  });
}
