import { dayOf } from '../../../platform/clock/calendar';
import { day, minute } from '../../../platform/clock/durations';
import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import type { Files } from '../../../platform/files/files';
import { type Currency, toUnits } from '../../../platform/money/money';
import { ChangeKind, ProjectPhase } from '../innovation.enums';
import { gates, labelOf } from '../projects/phases/gates';
import type { Change } from '../timeline/change.entity';
import { gateNotes } from './demo-gates';
import { enteredBy } from './entered-phases';
import { changeOf, loadChanges, personFor } from './load-changes';
import { drawResults, type Results } from './load-results';
import type { DemoProject as Written } from './projects/demo-project';

/** A project that was loaded. */
interface DemoProject {
  id: string;
  name: string;
  leadOrganizationId: string;
  lead: string;
  /** What the partner is called. */
  partner: string;
  /** Those that were invited, and came. */
  joined: Pick<Change, 'organizationId' | 'about' | 'reason' | 'createdAt'>[];
  metrics: Written['metrics'];
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
const K = ChangeKind;
const gatesOf = Object.keys(gates) as (keyof typeof gates)[];

/** What projects have passed, planned, told and spent since they were started, with what their timelines say of it. */
export async function loadWork(
  database: Database,
  files: Files,
  projects: readonly DemoProject[],
  now: Date,
): Promise<void> {
  const entered = projects.flatMap((project, n) => enteredBy(project).map((one) => ({ project, n, ...one })));
  const results = await drawResults(files, entered);
  const items = entered.flatMap((one) => itemsOf(one, results));
  const milestones = projects.flatMap(milestonesOf);
  const updates = entered.map(({ project, phase, at }) => ({
    id: demoId(`update ${project.id} ${phase}`),
    projectId: project.id,
    organizationId: project.leadOrganizationId,
    personId: somebody,
    text: told[phase],
    createdAt: new Date(at.getTime() + day),
  }));
  const spent = projects.flatMap((project) => spendOf(project, now));
  await insertRows(
    database,
    'innovation.files',
    results.map(({ phase: _, ...file }) => file),
  );
  await insertRows(database, 'innovation.project_gate_items', items);
  await insertRows(database, 'innovation.milestones', milestones);
  await insertRows(database, 'innovation.project_updates', updates);
  await insertRows(database, 'innovation.spend_entries', spent);
  const leads = new Map(projects.map(({ id, leadOrganizationId }) => [id, leadOrganizationId]));
  await loadChanges(database, [
    ...projects.flatMap(({ id, joined }) =>
      joined.map((one) => changed(`${id} ${one.organizationId}`, { projectId: id, kind: K.PartnerJoined, ...one })),
    ),
    ...entered.flatMap(
      ({ project: { id: projectId, leadOrganizationId: organizationId }, phase, from, at: createdAt }) => {
        const by = { projectId, organizationId, createdAt };
        return [
          changed(`${projectId} ${phase}`, { ...by, kind: K.PhaseChanged, fromStatus: from, toStatus: phase }),
          changed(`${projectId} ${phase}`, {
            ...by,
            kind: K.MilestoneDone,
            about: reached[phase],
            createdAt: new Date(createdAt.getTime() - minute),
          }),
        ];
      },
    ),
    ...milestones.map(({ id, projectId, title: about, createdAt }) =>
      changed(id, { projectId, organizationId: leads.get(projectId), kind: K.MilestoneAdded, about, createdAt }),
    ),
    ...items.map(({ projectId, organizationId, phase, item, note: reason, tickedAt: createdAt }) => {
      const about = labelOf(phase, item);
      const said = { projectId, organizationId, toStatus: phase, about, reason, createdAt };
      return changed(`${projectId} ${phase} ${item}`, { ...said, kind: K.GateItemTicked });
    }),
    ...results.map(({ id, projectId, organizationId, name: about, createdAt }) =>
      changed(id, { projectId, organizationId, kind: K.FileAttached, about, createdAt }),
    ),
    ...updates.map(({ id, projectId, organizationId, createdAt }) =>
      changed(id, { projectId, organizationId, kind: K.UpdatePosted, createdAt }),
    ),
    ...spent.map(({ id, projectId, organizationId, amountMinor, currency, note: reason, createdAt }) => {
      const about = `${currency} ${toUnits(amountMinor, currency as Currency)}`;
      return changed(id, { projectId, organizationId, kind: K.SpendRecorded, about, reason, createdAt });
    }),
  ]);
  await database.run({
    name: 'demo-spent',
    text: `update innovation.projects p set spent_minor = s.sum
      from (select project_id, sum(amount_minor) as sum from innovation.spend_entries group by project_id) s
      where s.project_id = p.id`,
  });
}

type Entered = ReturnType<typeof enteredBy>[number] & { project: DemoProject; n: number };

/** A change of a project, by whoever acts for the organization. */
const changed = (of: string, change: Parameters<typeof changeOf>[1]) =>
  changeOf(of, { ...change, personId: personFor(change.organizationId) });

/** What was said to be there before a gate. */
function itemsOf({ project, n, phase, tickedAt }: Entered, results: Results) {
  const shown = results.filter(({ projectId, phase: of }) => projectId === project.id && of === phase);
  return gates[phase]
    .filter(({ required }) => required)
    .map(({ key, needsFile }, k) => ({
      ...{ projectId: project.id, phase, item: key, organizationId: project.leadOrganizationId },
      note: gateNotes[phase][key]?.[(n + k) % 2]?.(project),
      fileIds: needsFile ? shown.map(({ id }) => id) : [],
      tickedAt: new Date(tickedAt.getTime() + k * minute),
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
      createdAt: new Date(project.createdAt.getTime() + n * minute),
    };
  });
}

/** As much of the budget as there is progress, in three parts: the last is what the others leave. */
function spendOf(project: DemoProject, now: Date) {
  const from = project.createdAt.getTime();
  const until = (project.phase === Deployed ? project.phaseSince : now).getTime();
  const [amounts, usd] = [project.budgetMinor, project.budgetUsdMinor].map((minor) => {
    const all = (BigInt(minor) * BigInt(project.progress)) / 100n;
    const third = (all / 300_000n) * 100_000n;
    return [third, third, all - 2n * third];
  });
  return spentOn.map((note, n) => {
    const createdAt = new Date(from + ((until - from) * (n + 1)) / 4);
    return {
      id: demoId(`spend ${project.id} ${n}`),
      projectId: project.id,
      organizationId: n === 0 ? project.partnerId : project.leadOrganizationId,
      personId: somebody,
      spentOn: dayOf(createdAt),
      amountMinor: String(amounts?.[n]),
      currency: project.budgetCurrency,
      usdMinor: String(usd?.[n]),
      note,
      createdAt,
    };
  });
}
