import { ProjectPhase, ProjectStatus } from '../../innovation.enums';
import { nextPhasesOf, Project } from '../project.entity';
import { gates, phases } from './gates';
import { nextStatusesOf } from './statuses';

const { Planning, Sandbox, Pilot, Scaling, Deployed } = ProjectPhase;
const { Active, Testing, Completed, OnHold } = ProjectStatus;
const today = '2026-11-23';
const all = Object.values(gates).flatMap((items) => items.map(({ key }) => ({ item: key, fileIds: ['a'] })));
const projectIn = (phase: ProjectPhase, status: ProjectStatus = Active) =>
  Object.assign(new Project(), { phase, status, revision: 1, actualCompletion: null, progress: 40, spentMinor: '0' });
const refused = (work: () => void) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

describe('a project', () => {
  it('goes through its phases one by one, and is completed by its date once it is deployed', () => {
    const project = projectIn(Planning, ProjectStatus.Planning);
    for (const phase of phases.slice(1)) project.moveTo(phase, { revision: project.revision, ticked: all, today });
    expect(project).toMatchObject({ phase: Deployed, status: Active, actualCompletion: today, revision: 5 });
    project.changeStatus(Completed, 5);
    expect(project).toMatchObject({ status: Completed, progress: 100 });
    project.moveTo(Scaling, { revision: 6, ticked: [], reason: 'Two sites run the old one.', today });
    expect(project).toMatchObject({ phase: Scaling, status: Active, actualCompletion: null });
  });

  it.each([
    ['two steps forward', Pilot, Planning, 'phase_not_allowed'],
    ['two steps back', Planning, Pilot, 'phase_not_allowed'],
    ['to where it is', Sandbox, Sandbox, 'phase_not_allowed'],
    ['back without a reason', Sandbox, Pilot, 'invalid_input'],
  ])('does not go %s', (_, to, from, code) => {
    expect(refused(() => projectIn(from).moveTo(to, { revision: 1, ticked: all, today }))).toBe(code);
  });

  it('stays before a gate until all that it requires is there, and is told what is not', () => {
    const ticked = gates[Pilot]
      .filter(({ required }) => required)
      .map(({ key, needsFile }) => ({ item: key, fileIds: needsFile ? ['a'] : [] }));
    const [first, ...others] = ticked;
    expect(() => projectIn(Sandbox).moveTo(Pilot, { revision: 1, ticked: others, today })).toThrow(
      expect.objectContaining({
        code: 'gate_incomplete',
        details: { errors: [expect.objectContaining({ field: first?.item })] },
      }),
    );
    expect(refused(() => projectIn(Sandbox).moveTo(Pilot, { revision: 1, ticked, today }))).toBeUndefined();
  });

  it('stays before a gate that asks for a file until there is one', () => {
    const inWords = all.map((one) => ({ ...one, fileIds: [] }));
    const missing = (from: ProjectPhase, to: ProjectPhase) => {
      try {
        projectIn(from).moveTo(to, { revision: 1, ticked: inWords, today });
      } catch (error) {
        return (error as { details: { errors: { message: string }[] } }).details.errors.map(({ message }) => message);
      }
    };
    expect(missing(Sandbox, Pilot)).toEqual(['A file that shows: Results of the sandbox reviewed']);
    expect(missing(Pilot, Scaling)).toEqual(['A file that shows: Results of the pilot measured']);
    expect(missing(Scaling, Deployed)).toEqual(['A file that shows: Value measured against the baseline']);
    expect(missing(Planning, Sandbox)).toBeUndefined();
  });

  it('moves nowhere while it is on hold', () => {
    expect(nextPhasesOf(Pilot, OnHold)).toEqual([]);
    expect(refused(() => projectIn(Pilot, OnHold).moveTo(Scaling, { revision: 1, ticked: all, today }))).toBe(
      'phase_not_allowed',
    );
  });

  it('goes as its phase lets it', () => {
    expect(nextStatusesOf(Pilot, Active)).toEqual([Testing, OnHold]);
    expect(nextStatusesOf(Deployed, Active)).toEqual([Completed, OnHold]);
    expect(refused(() => projectIn(Pilot).changeStatus(Completed, 1))).toBe('status_not_allowed');
    expect(refused(() => projectIn(Pilot).changeStatus(Testing, 2))).toBe('edited_meanwhile');
  });
});
