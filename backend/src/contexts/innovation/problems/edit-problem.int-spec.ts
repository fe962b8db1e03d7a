import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { Category, ProblemStatus, Reward, Urgency } from '../innovation.enums';
import { TimelineQueries } from '../timeline/timeline.queries';
import { ChangeProblemStatus } from './change-problem-status';
import { EditProblem } from './edit-problem';
import type { ProblemContentDto, SubmitProblemDto } from './problem-requests.dto';
import type { IndustryProblemDetailDto } from './problems.dto';
import { ProblemsQueries } from './problems.queries';
import { SubmitProblem } from './submit-problem';

let innovation: Contexts;
let owner: Viewer;
let stranger: Viewer;
let problems: ProblemsQueries;
const submit = (form: Partial<SubmitProblemDto> = {}) =>
  innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.', ...form });
const edit = (id: string, revision: number, form: Partial<ProblemContentDto> = {}, viewer = owner) =>
  innovation.get(EditProblem).execute(viewer, id, { title: 'Leaks', description: 'In mains.', ...form, revision });
const found = async (id: string, viewer = owner) => (await problems.find(id, viewer)) as IndustryProblemDetailDto;

beforeAll(async () => {
  innovation = await startContexts();
  problems = innovation.get(ProblemsQueries);
  owner = await innovation.organization('Ministry');
  stranger = await innovation.organization('AquaSense');
});
afterAll(() => innovation.stop());

describe('editing a problem', () => {
  it('writes the whole of it anew, brief and all, and takes away what is absent', async () => {
    const id = await submit({ category: Category.Energy, tags: ['water'] });
    await edit(id, 1, {
      title: 'Leaks in old mains',
      urgency: Urgency.High,
      estimatedValue: '€25M',
      successCriteria: 'Found to within two metres.',
      requiredReadiness: 6,
      regions: ['KE', 'TZ'],
      budgetFrom: '€100k',
      budgetTo: '€250k',
      rewards: [Reward.Pilot, Reward.Purchase],
      rewardNote: 'Two districts first.',
    });
    expect(await found(id)).toMatchObject({
      title: 'Leaks in old mains',
      category: null,
      tags: [],
      urgency: 'high',
      estimatedValue: '25000000.00',
      estimatedValueUsd: '28785000.00',
      revision: 2,
      brief: {
        successCriteria: 'Found to within two metres.',
        requiredReadiness: 6,
        regions: ['KE', 'TZ'],
        budget: { from: '100000.00', to: '250000.00', currency: 'EUR' },
        rewards: ['pilot', 'purchase'],
        rewardNote: 'Two districts first.',
      },
    });
  });

  it('leaves an event and a record, tells the lists, and stands in the timeline', async () => {
    const problemId = await submit();
    const organizationId = organizationOf(owner);
    const fields = ['title', 'tags'];
    await expect(() => edit(problemId, 1, { title: 'Leaks in mains', tags: ['water'] })).leavesBehind({
      events: [{ type: 'innovation.problem-edited', problemId, organizationId, fields }],
      audit: [
        {
          action: 'problem.edited',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { organizationId, fields },
        },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
    const of = { id: organizationId, name: 'Ministry' };
    const timeline = innovation.get(TimelineQueries);
    expect(await timeline.of('problem', problemId, of, owner)).toMatchObject([
      { kind: 'edited', fields, by: 'Ada Okafor' },
      { kind: 'submitted', by: 'Ada Okafor' },
    ]);
    expect(await timeline.of('problem', problemId, of, stranger)).toMatchObject([
      { by: 'Ministry' },
      { by: 'Ministry' },
    ]);
  });

  it('names amounts as its form does, the currency with them', async () => {
    const id = await submit({ estimatedValue: '$5M', budgetTo: '€250k' });
    await edit(id, 1, { estimatedValue: '€5M', budgetTo: '$250k' });
    await edit(id, 2, { estimatedValue: '€5M', budgetFrom: '$100k', budgetTo: '$250k' });
    await edit(id, 3, { estimatedValue: '€5M' });
    const of = { id: organizationOf(owner), name: 'Ministry' };
    const changes = await innovation.get(TimelineQueries).of('problem', id, of, owner);
    expect(changes.map(({ fields }) => fields)).toEqual([
      ['budgetFrom', 'budgetTo'],
      ['budgetFrom'],
      ['estimatedValue', 'budgetTo'],
      [],
    ]);
  });

  it('leaves nothing when nothing is different', async () => {
    const id = await submit({ estimatedValue: '$5M', tags: ['water'] });
    await expect(() => edit(id, 1, { estimatedValue: 'USD 5,000,000', tags: ['water'] })).leavesBehind({});
    expect(await found(id)).toMatchObject({ revision: 1 });
  });

  it('leaves nothing of a draft, which is saved while it is written', async () => {
    const id = await submit({ draft: true });
    await expect(() => edit(id, 1, { title: 'Leaks in mains' })).leavesBehind({});
    expect(await found(id)).toMatchObject({ title: 'Leaks in mains', revision: 2 });
  });

  it('is refused on an older version, and one of two at once', async () => {
    const id = await submit();
    await edit(id, 1, { title: 'First' });
    await expect(() => edit(id, 1, { title: 'Second' })).leavesBehind({ refused: 'edited_meanwhile' });
    expect(await found(id)).toMatchObject({ title: 'First', revision: 2 });
    const both = await Promise.all([refusal(edit(id, 2, { title: 'Mine' })), refusal(edit(id, 2, { title: 'Yours' }))]);
    expect(both.sort()).toEqual(['edited_meanwhile', undefined]);
  });

  it('is not overtaken by what becomes of the problem', async () => {
    const id = await submit();
    const change = innovation.get(ChangeProblemStatus);
    await change.execute(owner, id, ProblemStatus.Closed, 'Over.');
    await expect(() => edit(id, 1, { title: 'Later' })).leavesBehind({ refused: 'status_not_allowed' });
    await change.execute(owner, id, ProblemStatus.Open, 'Back.');
    await edit(id, 1, { title: 'Later' });
    expect(await found(id)).toMatchObject({ title: 'Later', revision: 2 });
  });

  it('is for people of its organization who are more than viewers', async () => {
    const id = await submit();
    await expect(() => edit(id, 1, {}, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => edit(id, 1, {}, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    const draft = await submit({ draft: true });
    await expect(() => edit(draft, 1, {}, stranger)).leavesBehind({ refused: 'not_found' });
    expect(await found(id)).toMatchObject({ canEdit: true, nextStatuses: ['closed', 'withdrawn'] });
    expect(await found(id, stranger)).toMatchObject({ canEdit: false, nextStatuses: [], waitingProposals: 0 });
  });

  it.each([
    [{ budgetFrom: '€100k', budgetTo: '$200k' }, 'Write both amounts in one currency: the first is in EUR'],
    [{ budgetFrom: '€300k', budgetTo: '€200k' }, 'The budget ends with no less than it begins with'],
  ])('refuses the budget %p', async (budget, message) => {
    const id = await submit();
    await expect(edit(id, 1, budget)).rejects.toMatchObject({ details: { errors: [{ field: 'budgetTo', message }] } });
  });

  it('finds it by its success criteria', async () => {
    const id = await submit({ successCriteria: 'A hydrophone hears it.' });
    const { items } = await problems.list({ search: 'hydrophone', limit: 10 });
    expect(items.map((one) => one.id)).toEqual([id]);
  });
});
