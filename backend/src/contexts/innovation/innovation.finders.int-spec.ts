import { type Contexts, organizationOf, startContexts } from '../../../test/support/contexts';
import { Notices } from '../../platform/database/notices';
import type { Viewer } from '../../platform/http/viewer';
import { mostOfEach, SearchFinders } from '../../platform/search/search-finders';
import { organizationChanged } from '../membership';

let contexts: Contexts;
let ada: Viewer;
let stranger: Viewer;
const ids: Record<string, string> = {};

const add = async (text: string, values: unknown[]) => (await contexts.rows(`${text} returning id`, values))[0].id;
/** What is found of each kind, by titles; asked once more where a busy machine left something out. */
const found = async (words: string, viewer: Viewer = ada) => {
  const find = () => contexts.get(SearchFinders).find(viewer, words);
  const first = await find();
  const { groups, missing } = first.missing.length > 0 ? await find() : first;
  expect(missing).toEqual([]);
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));
};
const first = async (words: string, kind: string, viewer: Viewer = ada) =>
  (await contexts.get(SearchFinders).find(viewer, words)).groups.find((group) => group.kind === kind)?.items[0];
const name = (viewer: Viewer, firstName: string, lastName: string) =>
  contexts.rows('update membership.users set first_name = $2, last_name = $3 where id = $1', [
    viewer.id,
    firstName,
    lastName,
  ]);

beforeAll(async () => {
  contexts = await startContexts();
  ada = await contexts.organization('Aqua');
  stranger = await contexts.organization('Basin');
  await contexts.rows(`update membership.organizations set is_confirmed = true, description = 'We hear turbines.
    And more.'`);
  await contexts.get(Notices).send(organizationChanged, '');
  const problem = `insert into innovation.problems (organization_id, title, description, status) values ($1, $2, 'Described.', $3)`;
  ids.problem = await add(problem, [organizationOf(stranger), 'Turbines that sing', 'open']);
  ids.draft = await add(problem, [organizationOf(ada), 'Turbines at night', 'draft']);
  await add(problem, [organizationOf(stranger), 'Turbines in secret', 'draft']);
  const solution = `insert into innovation.solutions (organization_id, title, description, status) values ($1, $2, 'Described.', $3)`;
  ids.solution = await add(solution, [organizationOf(stranger), 'Quiet turbines', 'published']);
  await add(solution, [organizationOf(stranger), 'Unheard turbines', 'draft']);
  ids.project = await add(
    `insert into innovation.projects (name, description, lead_organization_id, phase, status)
      values ('Turbines for two rivers', 'Described.', $1, 'sandbox', 'active')`,
    [organizationOf(stranger)],
  );
});
afterAll(() => contexts.stop());

describe('a search over everything', () => {
  it('finds of each kind what the viewer may see, their own drafts among it, by the beginning of the last word', async () => {
    expect(await found('turbi')).toEqual({
      problem: expect.arrayContaining(['Turbines that sing', 'Turbines at night']),
      solution: ['Quiet turbines'],
      project: ['Turbines for two rivers'],
      organization: expect.arrayContaining(['Aqua', 'Basin']),
    });
    expect((await found('turbines', stranger)).problem).not.toContain('Turbines at night');
    expect(await found('turbines that dance')).toEqual({});
  });

  it.each([
    ['sing', 'problem', () => ({ title: 'Turbines that sing', line: 'Basin', address: `/problems/${ids.problem}` })],
    [
      'night',
      'problem',
      () => ({ title: 'Turbines at night', line: 'Draft · Aqua', address: `/problems/${ids.draft}` }),
    ],
    ['quiet', 'solution', () => ({ title: 'Quiet turbines', line: 'Basin', address: `/solutions/${ids.solution}` })],
    [
      'rivers',
      'project',
      () => ({ title: 'Turbines for two rivers', line: 'Basin', address: `/projects/${ids.project}` }),
    ],
    [
      'basin',
      'organization',
      () => ({
        ...{ title: 'Basin', line: 'We hear turbines.', address: `/members/${organizationOf(stranger)}` },
        organizationId: organizationOf(stranger),
      }),
    ],
  ])('says of “%s” what it is, whose, and where its page is', async (words, kind, expected) => {
    expect(await first(words, kind)).toEqual({ kind, ...expected() });
  });

  it('has the logo of an organization', async () => {
    const [{ logo }] = await contexts.rows(
      'update membership.organizations set logo_id = gen_random_uuid() where id = $1 returning logo_id as logo',
      [organizationOf(stranger)],
    );
    expect(await first('basin', 'organization')).toMatchObject({ imageUrl: `/api/logos/${logo}/small` });
  });

  it('shows a handful of each, and organizations first by their names', async () => {
    for (let n = 0; n < mostOfEach + 2; n += 1) {
      await add(
        `insert into membership.organizations (name, type, is_confirmed, description) values ($1, 'ngo', true, $2)`,
        [n === 4 ? 'Kelp' : `Kiln ${n}`, 'Kelp, and kelp again.'],
      );
    }
    const { organization = [] } = await found('kelp');
    expect(organization).toHaveLength(mostOfEach);
    expect(organization[0]).toBe('Kelp');
  });

  it('finds communities that the viewer sees, those first that are called so', async () => {
    const community = `insert into membership.communities (slug, name, description, color, image, access_level)
      values ($1, $2, $3, 'teal', 'network', $4)`;
    await add(community, ['rivers', 'Rivers', 'About dams and otters.', 'all_members']);
    await add(community, ['otters', 'Otter Watch', 'Who counts them.', 'all_members']);
    await add(community, ['secret', 'Otter Secrets', 'Nobody knows.', 'invite_only']);
    expect((await found('otter')).community).toEqual(['Otter Watch', 'Rivers']);
    expect(await first('otter wa', 'community')).toEqual({
      kind: 'community',
      ...{ title: 'Otter Watch', line: 'Who counts them.', address: '/communities/otters' },
    });
  });

  it('takes any letters for what they are', async () => {
    for (const words of ['%', '_', '\\', "'; drop", '((', '🦦', 'a'.repeat(200)])
      expect(await found(words)).toEqual({});
  });
});

describe('people', () => {
  let ben: Viewer;
  const people = async (words: string, viewer: Viewer = ada) => (await found(words, viewer)).person;

  beforeAll(async () => {
    ben = await contexts.person(organizationOf(stranger), 'member', 'ben@basin.example');
    await name(ben, 'Ben', 'van der Berg');
    await contexts.rows(`update membership.users set headline = 'Hears leaks' where id = $1`, [ben.id]);
  });
  const show = (shown: boolean, people?: string) =>
    contexts.rows(
      `with u as (update membership.users set shown_on_pages = $2 where id = $1)
      update membership.organizations set visibility = $3 where id = $4`,
      [ben.id, shown, people ? { people } : {}, organizationOf(stranger)],
    );

  it('are found by their colleagues, on the page of their people', async () => {
    await show(false);
    expect(await first('ben', 'person', stranger)).toEqual({
      kind: 'person',
      title: 'Ben van der Berg',
      line: 'Hears leaks · Basin',
      address: `/organizations/${organizationOf(stranger)}/people`,
      organizationId: organizationOf(stranger),
    });
  });

  it('are found with their picture', async () => {
    await contexts.rows('update membership.users set picture_id = $1 where id = $1', [ben.id]);
    expect(await first('ben', 'person', stranger)).toMatchObject({ imageUrl: `/api/faces/${ben.id}/large` });
  });

  it.each([
    ['they do not want it', false, 'members', false],
    ['their organization shows nobody', true, 'hidden', false],
    ['it shows them to connections alone', true, undefined, false],
    ['both let them be seen', true, 'members', true],
  ])('are found by other members as their page says: %s', async (_, shown, setting, isFound) => {
    await show(shown, setting);
    expect(await people('ben')).toEqual(isFound ? ['Ben van der Berg'] : undefined);
  });

  it('are found by connections where those see them, and on the page of the organization', async () => {
    await show(true);
    await contexts.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note, status) values ($1, $2, gen_random_uuid(), 'Hello.', 'accepted')`,
      [organizationOf(ada), organizationOf(stranger)],
    );
    expect(await first('ben', 'person')).toMatchObject({ address: `/members/${organizationOf(stranger)}` });
    await contexts.rows('delete from membership.connections');
  });

  it('are found by the beginnings of any of their names, in any order', async () => {
    await show(true, 'members');
    for (const words of ['be', 'berg', 'ber ben', 'van d', 'BEN'])
      expect(await people(words)).toEqual(['Ben van der Berg']);
    for (const words of ['b', 'en', 'ben kim', '%en']) expect(await people(words)).toBeUndefined();
  });

  it('are not found once they are leaving, or have left', async () => {
    await show(true, 'members');
    await contexts.rows('update membership.users set deletion_asked_at = now() where id = $1', [ben.id]);
    expect(await people('ben')).toBeUndefined();
    await contexts.rows('update membership.users set deletion_asked_at = null where id = $1', [ben.id]);
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [ben.id]);
    expect(await people('ben')).toBeUndefined();
  });
});
