import { Readable } from 'node:stream';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../../test/support/contexts';
import { day } from '../../../../platform/clock/durations';
import { Files } from '../../../../platform/files/files';
import type { Viewer } from '../../../../platform/http/viewer';
import { FilesQueries } from '../../files/files.queries';
import { projectFiles } from '../../files/shelves';
import { ProjectPhase } from '../../innovation.enums';
import { TimelineQueries } from '../../timeline/timeline.queries';
import { ChangeGateItem } from '../phases/change-gate-item';
import { gates } from '../phases/gates';
import { GatesQueries } from '../phases/gates.queries';
import { MoveProject } from '../phases/move-project';
import { ProjectAccess } from '../project-access';
import { ChangeProjectFiles } from './change-project-files';
import { ProjectFilesQueries } from './project-files.queries';

const { Sandbox, Pilot } = ProjectPhase;
const nobody = '00000000-0000-4000-8000-ffffffffffff';
let innovation: Contexts;
let lead: Viewer;
let partner: Viewer;
let third: Viewer;
let stranger: Viewer;
let projectId: string;
let wanted = 0;

const get: Contexts['get'] = (type) => innovation.get(type);
const upload = (content?: string, name = 'plan.pdf') => {
  wanted += 1;
  const bytes = Buffer.from(content ?? `%PDF-1.7\n${wanted}`);
  return { name, announced: bytes.length, content: Readable.from([bytes]) };
};
const attach = (viewer: Viewer, forMembers = false, file = upload()) =>
  get(ChangeProjectFiles).attach(viewer, projectId, file, forMembers);
const remove = (viewer: Viewer, id: string) => get(ChangeProjectFiles).remove(viewer, projectId, id);
const list = (viewer: Viewer) => get(ProjectFilesQueries).of(viewer, projectId);
const ids = async (viewer: Viewer) => (await list(viewer)).map(({ id }) => id).sort();
const changes = async (viewer: Viewer) => {
  const { standing } = await get(ProjectAccess).of(viewer, projectId);
  return (await get(TimelineQueries).ofProject(projectId, viewer, standing, { limit: 50 })).items;
};
/** When it was said what an item of the gate says now. */
const tickedAt = async (item: string): Promise<string | undefined> =>
  (await get(GatesQueries).of(lead, projectId)).flatMap(({ items }) => items).find(({ key }) => key === item)
    ?.tickedAt ?? undefined;
const say = async (item: string, fileIds?: string[], phase = Pilot) => {
  const said = { phase, item, note: 'As measured.', fileIds, tickedAt: await tickedAt(item) };
  return get(ChangeGateItem).execute(partner, projectId, said);
};
const move = (phase: ProjectPhase, revision = 1, reason?: string) =>
  get(MoveProject).execute(lead, projectId, { phase, revision, reason });
const some = (fields: object) => expect.objectContaining(fields);

beforeAll(async () => {
  innovation = await startContexts({ ROLE: 'all' });
  lead = await innovation.organization('Nakuru Water');
  partner = await innovation.organization('AquaSense');
  third = await innovation.organization('Rift Labs');
  stranger = await innovation.organization('Helix Institute');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('delete from innovation.projects');
  const [{ id }] = await innovation.rows(
    `insert into innovation.projects (name, lead_organization_id, phase, status) values ('Quiet mains', $1, 'sandbox', 'active')
      returning id`,
    [organizationOf(lead)],
  );
  projectId = id;
  for (const one of [partner, third])
    await innovation.rows(
      'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
      [id, organizationOf(one as Viewer)],
    );
});
afterEach(() => innovation.clock.reset());

/** Everybody who can stand to a project in some way, and what they may do with files of the partner. */
const people = (): [who: string, viewer: Viewer, attaches: boolean, removes: boolean, seesTeams: boolean][] => [
  ['the lead', lead, true, true, true],
  ['an admin of the lead', as('admin', lead), true, true, true],
  ['a viewer of the lead', as('viewer', lead), false, false, true],
  ['who has attached it', partner, true, true, true],
  ['a viewer of who has attached it', as('viewer', partner), false, false, true],
  ['another partner', third, true, false, true],
  ['a member who does not work on it', stranger, false, false, false],
];

describe('a file of a project', () => {
  it('is attached by who works on it, and said to the audit, the activity and whoever listens', async () => {
    const organizationId = organizationOf(partner);
    await expect(() => attach(partner, true, upload('%PDF-1.7 a', '../plan'))).leavesBehind((fileId: string) => ({
      events: [{ type: 'innovation.project-files-changed', fileId, projectId, organizationId, what: 'attached' }],
      audit: [
        {
          action: 'project.file-attached',
          actor: `member:${partner.id}`,
          subject: `project:${projectId}`,
          details: {
            organizationId,
            file: { id: fileId, name: 'plan.pdf', type: 'application/pdf', bytes: 10, forMembers: true },
          },
        },
      ],
    }));
    expect(await list(stranger)).toEqual([
      some({
        name: 'plan.pdf',
        bytes: 10,
        forMembers: true,
        isEvidence: false,
        canRemove: false,
        by: some({ name: 'AquaSense' }),
      }),
    ]);
    expect((await changes(lead))[0]).toMatchObject({ kind: 'file_attached', about: 'plan.pdf', by: 'AquaSense' });
    expect(await changes(stranger)).toEqual([]);
  });

  it('is attached, seen and removed by whom the project lets', async () => {
    const [forTeam, forAll] = [await attach(partner), await attach(partner, true)];
    for (const [who, viewer, attaches, removes, seesTeams] of people()) {
      const seen = seesTeams ? [forTeam, forAll].sort() : [forAll];
      expect([who, await ids(viewer)]).toEqual([who, seen]);
      expect([who, (await list(viewer)).every(({ canRemove }) => canRemove)]).toEqual([who, removes]);
      const found = await refusal(get(ProjectFilesQueries).find(viewer, projectId, forTeam));
      expect([who, found]).toEqual([who, seesTeams ? undefined : 'not_found']);
      const put = jest.spyOn(get(Files), 'put');
      const file = upload();
      expect([who, await refusal(attach(viewer, false, file))]).toEqual([
        who,
        attaches ? undefined : 'organization_required',
      ]);
      // What is refused is never read.
      expect([who, put.mock.calls.length]).toEqual([who, attaches ? 1 : 0]);
      put.mockRestore();
      const theirs = await attach(partner);
      expect([who, await refusal(remove(viewer, theirs))]).toEqual([
        who,
        removes ? undefined : 'organization_required',
      ]);
      await innovation.rows('delete from innovation.files where id <> all($1)', [[forTeam, forAll]]);
    }
    expect(await refusal(remove(lead, nobody))).toBe('not_found');
    expect(await refusal(get(ChangeProjectFiles).attach(lead, nobody, upload(), false))).toBe('not_found');
  });

  it('is gone from the store when it is removed, and when the daily job finds no row for it', async () => {
    const kept = async (key: string) => Boolean((await get(Files).get(key))?.destroy());
    const [removed, forgotten, stays] = [await attach(lead), await attach(lead), await attach(lead)];
    const [one, two, three] = await Promise.all(
      [removed, forgotten, stays].map(
        async (id) => (await get(FilesQueries).find(projectFiles, projectId, id))?.key as string,
      ),
    );
    await expect(() => remove(lead, removed)).leavesBehind({
      events: [some({ what: 'removed', fileId: removed })],
      audit: [some({ action: 'project.file-removed' })],
    });
    expect(await kept(one as string)).toBe(false);
    await innovation.rows('delete from innovation.files where id = $1', [forgotten]);
    innovation.clock.move(day + 60_000);
    await innovation.run('remove-orphaned-files');
    expect([await kept(two as string), await kept(three as string)]).toEqual([false, true]);
  });

  it('is there once, and no more than fit', async () => {
    await attach(lead, false, upload('%PDF-1.7 a'));
    expect(await refusal(attach(partner, true, upload('%PDF-1.7 a', 'b.pdf')))).toBe('file_attached_before');
    await innovation.rows(
      `insert into innovation.files (project_id, organization_id, key, name, type, bytes, hash)
        select $1, $2, 'k' || n, 'n', 't', 1, n::text from generate_series(1, $3::int) n`,
      [projectId, organizationOf(lead), projectFiles.mostFiles - 1],
    );
    expect(await refusal(attach(lead))).toBe('files_full');
    await innovation.rows(`update innovation.files set bytes = 500 * 1048576 where key = 'k1'`);
    await innovation.rows(`delete from innovation.files where key <> 'k1'`);
    expect(await refusal(attach(lead))).toBe('files_full');
  });
});

describe('evidence at a gate', () => {
  const required = gates[Pilot].filter((one) => one.required).map(({ key }) => key);

  it('is a file of the project, without which a gate that needs one stays closed', async () => {
    for (const item of required) await say(item);
    const refused = await move(Pilot).then(undefined, (error) => error);
    expect(refused).toMatchObject({
      code: 'gate_incomplete',
      details: {
        errors: [{ field: 'sandbox_results', message: 'A file that shows: Results of the sandbox reviewed' }],
      },
    });
    const file = await attach(third);
    await expect(() => say('sandbox_results', [file, file])).leavesBehind({
      events: [some({ type: 'innovation.gate-item-changed', item: 'sandbox_results' })],
      audit: [some({ action: 'project.gate-item-ticked', details: some({ files: [file] }) })],
    });
    await expect(() => say('sandbox_results', [file])).leavesBehind({});
    const itemFor = async (viewer: Viewer) =>
      (await get(GatesQueries).of(viewer, projectId))[1]?.items.find(({ key }) => key === 'sandbox_results');
    expect(await itemFor(lead)).toMatchObject({
      isMissing: false,
      needsFile: true,
      files: [{ id: file, name: 'plan.pdf' }],
    });
    expect(await itemFor(stranger)).toMatchObject({ isMissing: false, note: null, files: [] });
    await move(Pilot);
  });

  it('is said anew over the version that was read alone: of two who say it, the later is told', async () => {
    const [mine, theirs] = [await attach(partner), await attach(lead)];
    const read = await tickedAt('sandbox_results');
    const write = (fileIds: string[], at: string | undefined, note: string | null = 'As measured.') =>
      get(ChangeGateItem).execute(partner, projectId, {
        phase: Pilot,
        item: 'sandbox_results',
        note,
        fileIds,
        tickedAt: at,
      });
    const both = await Promise.allSettled([write([mine], read), write([theirs], read)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stands = await tickedAt('sandbox_results');
    innovation.clock.move(1000);
    await write([mine, theirs], stands);
    for (const at of [read, stands]) {
      await expect(() => write([], at)).leavesBehind({ refused: 'edited_meanwhile' });
      await expect(() => write([], at, null)).leavesBehind({ refused: 'edited_meanwhile' });
    }
    // Cleared and said again, it is another version, whatever it says.
    const latest = await tickedAt('sandbox_results');
    await write([], latest, null);
    innovation.clock.move(1000);
    await write([mine], undefined);
    await expect(() => write([theirs], latest)).leavesBehind({ refused: 'edited_meanwhile' });
  });

  it('names files of its own project alone', async () => {
    const [{ id: elsewhere }] = await innovation.rows(
      `with p as (insert into innovation.projects (name, lead_organization_id) values ('Another', $1) returning id)
      insert into innovation.files (project_id, organization_id, key, name, type, bytes, hash)
        select id, $1, 'x', 'x', 't', 1, 'x' from p returning id`,
      [organizationOf(partner)],
    );
    for (const id of [elsewhere, nobody])
      await expect(() => say('sandbox_results', [id])).leavesBehind({ refused: 'invalid_input' });
  });

  it('stays while it is chosen, also behind the gate; other words leave it chosen', async () => {
    const file = await attach(partner);
    for (const item of required) await say(item, item === 'sandbox_results' ? [file] : undefined);
    await get(ChangeGateItem).execute(lead, projectId, {
      ...{ phase: Pilot, item: 'sandbox_results', note: 'Better said.', tickedAt: await tickedAt('sandbox_results') },
    });
    await move(Pilot);
    expect((await list(lead))[0]).toMatchObject({ isEvidence: true, canRemove: false });
    await expect(() => remove(lead, file)).leavesBehind({ refused: 'file_shows_item' });
    await move(Sandbox, 2, 'The figures were wrong.');
    await say('sandbox_results', []);
    expect(await refusal(move(Pilot, 3))).toBe('gate_incomplete');
    await remove(lead, file);
    expect(await list(lead)).toEqual([]);
  });
});
