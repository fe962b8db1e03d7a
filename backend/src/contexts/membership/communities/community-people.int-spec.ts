import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityPeopleQueries, lookedThrough } from './community-people.queries';

let contexts: Contexts;
let viewer: Viewer;
const slug = 'a-large-one';
/** So many joined before all who are looked through first. */
const longAgo = 500;

beforeAll(async () => {
  contexts = await startContexts();
  viewer = await contexts.organization('Ada');
  // Every fifth is called Amara, every fiftieth Zuri, and one who joined among the first Wanjirũ.
  await contexts.rows(
    `with c as (insert into membership.communities (slug, name, description, color, image, access_level)
        values ($1, 'A large one', 'For tests.', 'teal', 'network', 'all_members') returning id),
      u as (insert into membership.users (email, first_name, last_name)
        select n || '@people.example', case when n % 5 = 0 then 'Amara' when n = 3 then 'Wanjirũ' when n % 50 = 1 then 'Zuri' else 'Kofi' end, 'Obi'
        from generate_series(1, ${longAgo + lookedThrough - 1}) n returning id, split_part(email, '@', 1)::int as n),
      everybody as (select id, n from u union all select $2::uuid, 0)
    insert into membership.community_members (community_id, user_id, organization_id, joined_at, read_at)
    select c.id, everybody.id, $3, now() - interval '1 year' + n * interval '1 minute', now() from c, everybody`,
    [slug, viewer.id, organizationOf(viewer)],
  );
  await contexts.rows('analyze membership.users, membership.community_members');
});
afterAll(() => contexts.stop());

const people = (search: string) => contexts.get(CommunityPeopleQueries).members(viewer, slug, { limit: 10, search });
const joined = (items: { joinedAt: Date | string }[]) => items.map(({ joinedAt }) => new Date(joinedAt).getTime());
const newestFirst = (times: number[]) => [...times].sort((one, other) => other - one);

describe('people of a large community', () => {
  it('are found by name also where they joined before all that are looked through first', async () => {
    const { items, total } = await people('wanjiru');
    expect(items.map(({ name }) => name)).toEqual(['Wanjirũ Obi']);
    expect(total).toEqual({ count: 1 });
  });

  it('are all found, who joined last first, where some did long ago', async () => {
    const { items, total } = await people('zuri');
    expect(total).toEqual({ count: 50 });
    expect(joined(items)).toEqual(newestFirst(joined(items)));
    expect(new Set(items.map(({ id }) => id)).size).toBe(50);
  });

  it('are the two hundred who joined last where more have the name', async () => {
    const { items, total } = await people('amara obi');
    expect(total).toEqual({ count: 200, orMore: true });
    const [{ at }] = await contexts.rows(
      `select m.joined_at as at from membership.community_members m join membership.users u on u.id = m.user_id
        where u.first_name = 'Amara' order by m.joined_at desc offset 199 limit 1`,
    );
    expect(joined(items)).toEqual(newestFirst(joined(items)));
    expect(joined(items).at(-1)).toBe(at.getTime());
  });

  it.each([
    ['amara', 1],
    ['nobody', 2],
  ])('are looked through once more only where too few of the newest have the name: %s', async (name, times) => {
    const query = jest.spyOn(contexts.database, 'query');
    await people(name);
    expect(query.mock.calls.filter(([{ name: asked }]) => asked.startsWith('community-members-named'))).toHaveLength(
      times,
    );
    query.mockRestore();
  });
});
