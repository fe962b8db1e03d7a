import { ProjectPhase } from '../../innovation.enums';

const { Planning, Sandbox, Pilot, Scaling, Deployed } = ProjectPhase;

/** The lifecycle, in its order. */
export const phases = [Planning, Sandbox, Pilot, Scaling, Deployed] as const;

/** Something that a gate asks for. */
interface GateQuestion {
  key: string;
  label: string;
  /** What shows that it is there. */
  hint: string;
  required: boolean;
  /** Whether a file has to show it. */
  needsFile: boolean;
}

/** What is there, as somebody has said it. */
export interface Ticked {
  item: string;
  fileIds: readonly string[];
}

const item = (key: string, label: string, hint: string, required = true): GateQuestion => ({
  key,
  label,
  hint,
  required,
  needsFile: false,
});
const shown = (key: string, label: string, hint: string): GateQuestion => ({
  ...item(key, label, hint),
  needsFile: true,
});

/** What must be there before a project enters a phase. Keys are kept with what was ticked: never give one another meaning. */
export const gates: Readonly<Record<Exclude<ProjectPhase, ProjectPhase.Planning>, readonly GateQuestion[]>> = {
  [Sandbox]: [
    item('partners_agreed', 'Partners agreed', 'Who does what, and the agreement that says so.'),
    item('metrics_set', 'Success metrics set', 'What is measured, where it stands today and where it is to come.'),
    item('budget_named', 'Budget named', 'How much there is, who pays it and until when.'),
    item('access_agreed', 'Access to data and premises agreed', 'Who may see and enter what in the sandbox.', false),
  ],
  [Pilot]: [
    shown(
      'sandbox_results',
      'Results of the sandbox reviewed',
      'What was tried, what came of it and what did not work.',
    ),
    item('pilot_site', 'Pilot site and users named', 'Where it runs, with whom, and from when.'),
    item('risks_assessed', 'Risks, safety and compliance assessed', 'What could go wrong, and who has approved it.'),
    item(
      'exit_criteria',
      'Exit criteria of the pilot written down',
      'At which figures it goes on, and at which it ends.',
      false,
    ),
  ],
  [Scaling]: [
    shown(
      'pilot_results',
      'Results of the pilot measured',
      'The success metrics at the end of the pilot, beside their targets.',
    ),
    item(
      'business_case',
      'Business case accepted',
      'What it costs and brings at full scale, and who has accepted that.',
    ),
    item('rights_settled', 'Rights and licences settled', 'Who owns what was made, and who may use it.'),
    item('operator_named', 'Operator named', 'Who runs and supports it beyond the project.', false),
  ],
  [Deployed]: [
    item('rollout_done', 'Rolled out as planned', 'Every planned site runs it.'),
    item('handed_over', 'Handed over to operation', 'Whoever runs it has taken it over, with support and training.'),
    shown('value_measured', 'Value measured against the baseline', 'What has changed since the beginning, in figures.'),
    item('lessons', 'Lessons written down', 'What the next project should know.', false),
  ],
};

/** The phases that a gate leads to, in their order. */
export const gatedPhases = [Sandbox, Pilot, Scaling, Deployed] as const;

/** The gate that a project in this phase stands before. */
export const nextPhase = (phase: ProjectPhase): keyof typeof gates | undefined =>
  phases[phases.indexOf(phase) + 1] as keyof typeof gates | undefined;

export const previousPhase = (phase: ProjectPhase): ProjectPhase | undefined => phases[phases.indexOf(phase) - 1];

/** What a gate still asks for: what nobody has said to be there, or no file shows. */
export const missingAt = (phase: keyof typeof gates, ticked: readonly Ticked[]): { key: string; label: string }[] =>
  gates[phase].flatMap(({ key, label, required, needsFile }) => {
    const found = ticked.find(({ item }) => item === key);
    if (!found) return required ? [{ key, label }] : [];
    return needsFile && found.fileIds.length === 0 ? [{ key, label: `A file that shows: ${label}` }] : [];
  });

/** What an item of a gate is called. */
export const labelOf = (phase: ProjectPhase, key: string): string =>
  phase === Planning ? key : (gates[phase].find((one) => one.key === key)?.label ?? key);
