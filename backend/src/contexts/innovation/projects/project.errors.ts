import { defineProblem } from '../../../platform/http/domain-error';
import { JoinRequestStatus, ProjectPhase } from '../innovation.enums';

/** Where a project cannot go from where it stands, and where it can. */
export const phaseNotAllowed = defineProblem({
  code: 'phase_not_allowed',
  kind: 'conflict',
  text: (phase: ProjectPhase, allowed: readonly ProjectPhase[]) =>
    allowed.length > 0
      ? `This project is in its ${phase} phase; from there it can go to ${allowed.join(' or back to ')}.`
      : `This project is on hold in its ${phase} phase. Resume it first.`,
  details: (_phase, allowed) => ({ allowed: [...allowed] }),
  example: [ProjectPhase.Sandbox, [ProjectPhase.Pilot, ProjectPhase.Planning]],
});

interface Missing {
  key: string;
  /** What the gate asks for, or that a file has to show it. */
  label: string;
}

/** A gate asks for more than is there. */
export const gateIncomplete = defineProblem({
  code: 'gate_incomplete',
  kind: 'conflict',
  text: (phase: ProjectPhase, missing: readonly Missing[]) =>
    `The gate to ${phase} still asks for: ${missing.map(({ label }) => label.toLowerCase()).join('; ')}.`,
  details: (_phase, missing) => ({ errors: missing.map(({ key, label }) => ({ field: key, message: label })) }),
  example: [ProjectPhase.Pilot, [{ key: 'pilot_site', label: 'Pilot site and users named' }]],
});

/** What a gate asks for is said at the gate that is next. */
export const gateNotOpen = defineProblem({
  code: 'gate_not_open',
  kind: 'conflict',
  text: 'This project does not stand before this gate.',
});

/** What shows that something a gate asks for is there stays with the project. */
export const fileShowsItem = defineProblem({
  code: 'file_shows_item',
  kind: 'conflict',
  text: (label: string, phase: ProjectPhase) =>
    `This file shows at the gate to ${phase}: ${label}. It stays while it is chosen there.`,
  example: ['Results of the pilot measured', ProjectPhase.Scaling],
});

export const alreadyPartner = defineProblem({
  code: 'already_partner',
  kind: 'conflict',
  text: 'This organization works on the project already.',
});

export const alreadyAskedToJoin = defineProblem({
  code: 'already_asked_to_join',
  kind: 'conflict',
  text: 'This organization has asked to join already, and waits for an answer.',
});

export const joinRequestDecided = defineProblem({
  code: 'join_request_decided',
  kind: 'conflict',
  text: (status: JoinRequestStatus) => `This request has been ${status} already.`,
  example: [JoinRequestStatus.Accepted],
});

export const leadMustHandOver = defineProblem({
  code: 'lead_must_hand_over',
  kind: 'conflict',
  text: 'The organization that leads a project cannot leave it. Hand the lead over to a partner first.',
});

export const projectEnded = defineProblem({
  code: 'project_ended',
  kind: 'conflict',
  text: 'This project is completed and takes no more partners.',
});

export const leadHasLeft = defineProblem({
  code: 'lead_has_left',
  kind: 'conflict',
  text: 'The organization that led this project has left the alliance: nobody is there to answer.',
});

export const milestonesFull = defineProblem({
  code: 'milestones_full',
  kind: 'conflict',
  text: (most: number) => `A project has at most ${most} milestones. Remove one that no longer matters.`,
  example: [100],
});

export const budgetRequired = defineProblem({
  code: 'budget_required',
  kind: 'conflict',
  text: 'Name the budget first: spend is counted against it, in its currency.',
});

export const spendKeepsCurrency = defineProblem({
  code: 'spend_keeps_currency',
  kind: 'conflict',
  text: (currency: string) => `Money was spent in ${currency} already, so the budget stays in ${currency}.`,
  example: ['KES'],
});
