import { Readable } from 'node:stream';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { Files } from '../../../platform/files/files';
import { mostStored, Storage } from '../../../platform/files/storage';
import type { Viewer } from '../../../platform/http/viewer';
import { ValueKind } from '../innovation.enums';
import { AttachEvidence } from '../outcomes/attach-evidence';
import { EnterValue } from '../outcomes/enter-value';
import { SubmitProblem } from '../problems/submit-problem';
import { ChangeProjectFiles } from '../projects/files/change-project-files';
import { AttachFile } from './attach-file';
import { RemoveFile } from './remove-file';

let innovation: Contexts;
let owner: Viewer;
let other: Viewer;
let wanted = 0;

function upload(bytes: number) {
  wanted += 1;
  const content = Buffer.from(`%PDF-1.7\n${wanted}`.padEnd(bytes, '.'));
  return { name: 'plan.pdf', announced: bytes, content: Readable.from([content]) };
}
const problem = () => innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.' });
const project = async (lead: Viewer, partner: Viewer) => {
  const [{ id }] = await innovation.rows(
    `with p as (insert into innovation.projects (name, lead_organization_id) values ('Mains', $1) returning id),
      c as (insert into innovation.project_collaborators (project_id, organization_id) select id, $2 from p)
    select id from p`,
    [organizationOf(lead), organizationOf(partner)],
  );
  return id as string;
};
const attach = (problemId: string, bytes: number) =>
  innovation.get(AttachFile).execute(owner, problemId, upload(bytes));
const used = async (viewer: Viewer) => (await innovation.get(Storage).of(viewer)).map(({ usedBytes }) => usedBytes);
/** As if the organization had so much beside what is attached. */
const fill = (bytes: number) =>
  innovation.rows('update innovation.stored_files set bytes = $2 where organization_id = $1', [
    organizationOf(owner),
    bytes,
  ]);

beforeAll(async () => {
  innovation = await startContexts();
});
beforeEach(async () => {
  owner = await innovation.organization(`Ministry ${wanted}`);
  other = await innovation.organization(`AquaSense ${wanted}`);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => innovation.stop());

describe('the storage of an organization', () => {
  it('is what the files of its problems, values and parts in projects take, until they are gone', async () => {
    const [one, two] = [await problem(), await problem()];
    const file = await attach(one, 1000);
    await attach(two, 200);
    const projectId = await project(other, owner);
    const value = await innovation.get(EnterValue).execute(owner, projectId, {
      ...{ kind: ValueKind.CostSaved, amount: '$1M', happenedOn: '2026-06-30', note: 'Fuel.' },
      organizationId: organizationOf(owner),
    });
    await innovation.get(AttachEvidence).execute(owner, value, upload(30));
    await innovation.get(ChangeProjectFiles).attach(owner, projectId, upload(4_000), false);
    await innovation.get(ChangeProjectFiles).attach(other, projectId, upload(70_000), false);
    expect([await used(owner), await used(other)]).toEqual([[5230], [70_000]]);
    const inMessages = `insert into membership.stored_files values ($1, 1, 800)`;
    await innovation.rows(inMessages, [organizationOf(other)]);
    expect(await used(other)).toEqual([70_800]);
    await innovation.rows('delete from membership.stored_files');
    // What is only called otherwise is not counted anew: nobody waits for it.
    const touched = 'select xmin::text from innovation.stored_files where organization_id = $1';
    const before = await innovation.rows(touched, [organizationOf(owner)]);
    await innovation.rows(`update innovation.files set name = 'other.pdf' where problem_id = $1`, [one]);
    expect(await innovation.rows(touched, [organizationOf(owner)])).toEqual(before);
    await innovation.get(RemoveFile).execute(owner, one, file);
    expect(await used(owner)).toEqual([4230]);
    await innovation.rows('delete from innovation.problems where id = $1', [two]);
    await innovation.rows('delete from innovation.projects where id = $1', [projectId]);
    expect([await used(owner), await used(other)]).toEqual([[0], [0]]);
    expect(await used(as('viewer', owner))).toEqual([]);
  });

  it('takes what just fits, and says of more how much is used; nothing of that is kept', async () => {
    const problemId = await problem();
    await attach(problemId, 100);
    await fill(mostStored - 50);
    const put = jest.spyOn(innovation.get(Files), 'put');
    const refused = await attach(problemId, 51).then(undefined, (error) => error);
    expect(refused).toMatchObject({ code: 'storage_full', message: expect.stringContaining('take 5 GB of 5 GB') });
    expect(put).not.toHaveBeenCalled();
    await attach(problemId, 50);
    expect(await used(owner)).toEqual([mostStored]);
    expect(await used(other)).toEqual([0]);
  });

  it('has room for one of two that are attached at once, and keeps nothing of the other', async () => {
    const [one, two] = [await problem(), await problem()];
    await attach(one, 100);
    await fill(mostStored - 80);
    const removed = jest.spyOn(innovation.get(Files), 'remove');
    const both = await Promise.all([attach(one, 60), attach(two, 60)].map(refusal));
    expect(both.sort()).toEqual(['storage_full', undefined]);
    expect(await used(owner)).toEqual([mostStored - 20]);
    const [{ count }] = await innovation.rows(
      'select count(*)::int from innovation.files where organization_id = $1 and bytes = 60',
      [organizationOf(owner)],
    );
    expect(count).toBe(1);
    expect(removed.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
