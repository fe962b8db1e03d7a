import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { day } from '../../../platform/clock/durations';
import { Notices } from '../../../platform/database/notices';
import { organizationChanged } from '../membership.topics';
import {
  DirectoryField,
  MembershipTier,
  OrganizationOpening,
  OrganizationType,
} from '../organizations/organization.enums';
import { OrganizationFinder } from '../organizations/organization-finder';
import { ViewerStanding } from '../profile/profile.enums';
import { visibleFields } from '../profile/visible-fields';
import { Interest } from '../registrations/registration.enums';
import { MemberSort, MembersQuery } from './directory.dto';
import { DirectoryQueries } from './directory.queries';
import { FeatureOrganization } from './feature-organization';

let contexts: Contexts;
let directory: DirectoryQueries;

const known = {
  Aqua: { type: 'startup', country: 'KE', city: 'Nairobi', interests: ['AgriTech', 'HealthTech'], verified: true },
  Basin: { type: 'startup', country: 'KE', open_to: ['pilots'], seeks: 'Turbines for shallow rivers' },
  Corvo: { type: 'corporation', country: 'PT', tier: 'ecosystem_enablers', interests: ['AgriTech'], verified: true },
  Delta: {
    type: 'research',
    country: null,
    open_to: ['pilots', 'research'],
    description: 'Maps aquifers under deserts',
  },
};
const ids: Record<string, string> = {};

const add = async (name: string, given: Record<string, unknown> = {}, daysAgo = 10) => {
  const { type = 'ngo', tier = 'free', verified, interests = [], open_to = [], visibility = {}, ...rest } = given;
  const columns = Object.keys(rest);
  const [row] = await contexts.rows(
    `insert into membership.organizations (name, type, membership_tier, verified_at, interests, open_to, visibility, created_at,
        is_confirmed${columns.map((column) => `, ${column}`).join('')})
      values ($1, $2, $3, case when $4 then now() end, $5, $6::text[]::membership.organization_opening[], $7,
        now() - $8 * interval '1 day', true${columns.map((_, n) => `, $${n + 9}`).join('')}) returning id`,
    [name, type, tier, Boolean(verified), interests, open_to, visibility, daysAgo, ...Object.values(rest)],
  );
  await tell();
  return row.id as string;
};
/** What is written behind the product's back has to be told. */
const tell = (topic = organizationChanged) => contexts.get(Notices).send(topic, '');
const change = async (name: string, set: string) => {
  await contexts.rows(`update membership.organizations set ${set} where name = $1`, [name]);
  await tell();
};
const asked = (changes: Partial<MembersQuery> = {}) => Object.assign(new MembersQuery(), changes);
const found = async (changes: Partial<MembersQuery> = {}) => {
  const { items, total } = await directory.list(asked(changes));
  expect(total.count).toBe(items.length);
  return items.map(({ name }) => name);
};
const counts = async (changes: Partial<MembersQuery> = {}) => {
  const { isExact, ...facets } = await directory.facets(changes);
  expect(isExact).toBe(true);
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [
      facet,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );
};

beforeAll(async () => {
  contexts = await startContexts();
  directory = contexts.get(DirectoryQueries);
  let daysAgo = 400;
  for (const [name, given] of Object.entries(known)) {
    ids[name] = await add(name, given, daysAgo);
    daysAgo -= 100;
  }
});
afterAll(() => contexts.stop());

const projectsChanged = 'innovation.projects';
const { Startup, Corporation, Research } = OrganizationType;

describe('The directory', () => {
  it.each<[string, Partial<MembersQuery>, string[]]>([
    ['lists all, newest first', {}, ['Delta', 'Corvo', 'Basin', 'Aqua']],
    ['lists them by name', { sort: MemberSort.Name }, ['Aqua', 'Basin', 'Corvo', 'Delta']],
    ['is narrowed by type', { type: [Startup, Research] }, ['Delta', 'Basin', 'Aqua']],
    ['is narrowed by country', { country: ['KE'] }, ['Basin', 'Aqua']],
    ['is narrowed by interest', { interest: [Interest.Agritech] }, ['Corvo', 'Aqua']],
    [
      'has one once that names two of the interests',
      { interest: [Interest.Agritech, Interest.Healthtech] },
      ['Corvo', 'Aqua'],
    ],
    ['is narrowed by what they are open to', { openTo: [OrganizationOpening.Pilots] }, ['Delta', 'Basin']],
    ['is narrowed by tier', { tier: [MembershipTier.EcosystemEnablers] }, ['Corvo']],
    ['is narrowed to the verified', { verified: true }, ['Corvo', 'Aqua']],
    ['is narrowed by all at once', { verified: true, country: ['KE'], interest: [Interest.Agritech] }, ['Aqua']],
    [
      'lists those that all filters leave by name',
      { sort: MemberSort.Name, country: ['KE'], type: [Startup] },
      ['Aqua', 'Basin'],
    ],
    ['is searched by name', { search: 'corv' }, ['Corvo']],
    ['is searched by type', { search: 'research' }, ['Delta']],
    ['is searched by city and country', { search: 'nairobi kenya' }, ['Aqua']],
    ['is searched by what is sought', { search: 'turbine' }, ['Basin']],
    ['is searched by description', { search: 'aquifers' }, ['Delta']],
    ['is searched by interest', { search: 'healthtech' }, ['Aqua']],
    ['narrows what a search finds', { search: 'startup', country: ['KE'], verified: true }, ['Aqua']],
    ['narrows it by interest', { search: 'startup', interest: [Interest.Healthtech] }, ['Aqua']],
    ['narrows it by tier', { search: 'portugal', tier: [MembershipTier.EcosystemEnablers] }, ['Corvo']],
    ['finds nothing in another country', { search: 'startup', country: ['PT'] }, []],
  ])('%s', async (_, query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('leafs by name as by date', async () => {
    for (const sort of [MemberSort.Name, MemberSort.Newest]) {
      const whole = await found({ sort });
      const leafed: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await directory.list(asked({ sort, limit: 3, cursor }));
        leafed.push(...page.items.map(({ name }) => name));
        cursor = page.next;
        if (!cursor) break;
      }
      expect(leafed).toEqual(whole);
    }
    await expect(directory.list(asked({ sort: MemberSort.Name, cursor: 'x' }))).rejects.toThrow(/cursor must come/);
  });

  it('goes on by name after one that has left since', async () => {
    const first = await directory.list(asked({ sort: MemberSort.Name, limit: 3 }));
    expect(first.items.at(-1)?.name).toBe('Corvo');
    await change('Corvo', 'suspended_at = now()');
    const next = await directory.list(asked({ sort: MemberSort.Name, limit: 3, cursor: first.next }));
    expect(next.items.map(({ name }) => name)).toEqual(['Delta']);
    await change('Corvo', 'suspended_at = null');
  });

  it('goes on by name after none that somebody else than the list has named', async () => {
    const [{ id }] = await contexts.rows(`select id from membership.organizations where name = 'Corvo'`);
    for (const cursor of [id, Buffer.from(id).toString('base64url'), `${Buffer.from(id).toString('base64url')}.x`])
      await expect(directory.list(asked({ sort: MemberSort.Name, cursor }))).rejects.toThrow(/cursor must come/);
  });

  it('counts each value as the other filters leave it', async () => {
    expect(await counts()).toEqual({
      type: { startup: 2, corporation: 1, research: 1 },
      country: { KE: 2, PT: 1 },
      interest: { AgriTech: 2, HealthTech: 1 },
      openTo: { pilots: 2, research: 1 },
      tier: { free: 3, ecosystem_enablers: 1 },
      verified: { true: 2, false: 2 },
    });
    expect(await counts({ interest: [Interest.Agritech], type: [Startup] })).toMatchObject({
      type: { startup: 1, corporation: 1 },
      country: { KE: 1 },
      interest: { AgriTech: 1, HealthTech: 1 },
      openTo: {},
      verified: { true: 1 },
    });
    expect(await counts({ search: 'startup', country: ['PT'] })).toMatchObject({ country: { KE: 2 }, interest: {} });
  });

  it('suggests what was probably meant', async () => {
    expect(await directory.suggest('aquifres')).toBe('aquifers');
    expect(await directory.suggest('qqqqqq')).toBeNull();
  });

  it('says of each what it does, or nothing where it does not show it', async () => {
    await contexts.rows(
      `insert into innovation.projects (name, lead_organization_id, phase, status)
        values ('One', $1, 'pilot', 'active'), ('Two', $1, 'planning', 'planning')`,
      [ids.Aqua],
    );
    await tell(projectsChanged);
    const [aqua] = (await directory.list(asked({ search: 'aqua' }))).items;
    expect(aqua).toMatchObject({ activeProjects: 1, collaborations: 0, hits: ['Aqua'], city: 'Nairobi' });
    await change('Aqua', `visibility = '{"work": "connections"}'`);
    const [shy] = (await directory.list(asked({ search: 'aqua' }))).items;
    expect(shy).toMatchObject({ activeProjects: null, collaborations: null });
    await change('Aqua', `visibility = '{}'`);
  });
});

describe('What is shown of an organization', () => {
  it('is the day of its newest act, the domain that verified it, and neither where it hides them', async () => {
    await contexts.rows(
      `insert into innovation.solutions (organization_id, title, description, status, published_at)
        values ($1, 'Probe', 'It listens.', 'published', '2026-11-21T12:00:00Z'), ($1, 'Secret', 'Not yet.', 'draft', null)`,
      [ids.Corvo],
    );
    await contexts.rows(
      `insert into innovation.problems (organization_id, title, description, status, decide_by, created_at)
        values ($1, 'Leaks', 'Long.', 'open', '2027-01-01', '2026-11-20T12:00:00Z'),
          ($1, 'Draft', 'Long.', 'draft', '2027-01-01', '2026-11-23T12:00:00Z')`,
      [ids.Corvo],
    );
    await contexts.rows(
      `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
        values ($1, 'corvo.example', 'x', $1, now(), now(), 'dns')`,
      [ids.Corvo],
    );
    await tell('innovation.solutions');
    await tell('innovation.problems');
    const corvo = async () => (await directory.list(asked({ search: 'corvo' }))).items[0];
    expect(await corvo()).toMatchObject({ lastActiveOn: '2026-11-21', verifiedDomain: 'corvo.example' });
    await change('Corvo', `visibility = '{"last_active": "connections"}', verified_at = null`);
    expect(await corvo()).toMatchObject({ lastActiveOn: null, verifiedDomain: null });
    await change('Corvo', `visibility = '{}', verified_at = now()`);
  });

  it('is, where nothing was chosen, what the one rule on visibility says', async () => {
    const columns: Partial<Record<DirectoryField, string>> = {
      [DirectoryField.Description]: 'description',
      [DirectoryField.Location]: 'country',
      [DirectoryField.SeeksAndOffers]: 'seeks',
      [DirectoryField.Interests]: 'interests[1]',
      [DirectoryField.Work]: 'nullif(shows_work, false)::text',
      [DirectoryField.LastActive]: 'nullif(shows_activity, false)::text',
    };
    const given = { description: 'All', country: 'IS', seeks: 'All', interests: ['AgriTech'] };
    const listed = Object.entries(columns).map(
      ([field, column]) => `case when ${column} is not null then '${field}' end`,
    );
    for (const visibility of [
      {},
      Object.fromEntries(Object.values(DirectoryField).map((field) => [field, 'members'])),
    ]) {
      const id = await add('Unchosen', { ...given, visibility });
      const [{ fields }] = await contexts.rows(
        `select array_remove(array[${listed}], null) as fields from membership.directory_entries where id = $1`,
        [id],
      );
      const seen = visibleFields(visibility, ViewerStanding.Member).filter((field) => field in columns);
      expect(fields.sort()).toEqual(seen.sort());
      await contexts.rows('delete from membership.organizations where id = $1', [id]);
    }
    await tell();
  });

  it('is found in the order of names where it is equally good, on every page', async () => {
    const names = ['Marsh E', 'Marsh b', 'Marsh D', 'Marsh a', 'Marsh C'];
    const sorted = [...names].sort((one, next) => one.localeCompare(next));
    for (const name of names) await add(name, { description: 'Quicksilver' });
    for (const search of ['quicksilver', 'marsh quicksilver', 'quicksilve']) {
      const leafed: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await directory.list(asked({ search, limit: 2, cursor }));
        leafed.push(...page.items.map(({ name }) => name));
        cursor = page.next;
        if (!cursor) break;
      }
      expect([search, leafed]).toEqual([search, sorted]);
    }
    expect(await found({ search: 'quicksilver', sort: MemberSort.Newest })).toEqual([...names].reverse());
    await contexts.rows(`delete from membership.organizations where name like 'Marsh %'`);
    await tell();
  });
});

describe('What an organization does not show to all members', () => {
  const fields = {
    description: [{ search: 'volcano' }, { description: 'Under a volcano' }],
    location: [{ country: ['IS'] }, { country: 'IS', city: 'Vik' }],
    seeks_and_offers: [{ search: 'geysers' }, { seeks: 'Geysers' }],
    'seeks_and_offers, what it is open to': [
      { openTo: [OrganizationOpening.Mentoring], search: 'shy' },
      { open_to: ['mentoring'] },
    ],
    interests: [{ interest: [Interest.Space] }, { interests: ['Space Tech'] }],
  } as const;

  it.each(Object.entries(fields))('is in no list and no search: %s', async (what, [query, given]) => {
    const [field = ''] = what.split(', ');
    const name = `Shy ${what}`;
    await add(name, { ...given, visibility: { [field]: 'hidden' } });
    expect(await found(query as Partial<MembersQuery>)).toEqual([]);
    for (const [setting, names] of Object.entries({ connections: [], members: [name], public: [name] })) {
      await change(name, `visibility = '{"${field}": "${setting}"}'`);
      expect(await found(query as Partial<MembersQuery>)).toEqual(names);
    }
    await contexts.rows('delete from membership.organizations where name = $1', [name]);
    await tell();
  });
});

describe('An organization', () => {
  it('is listed as soon as somebody may act for it, and until it leaves', async () => {
    const names = () => found({ search: 'newcomer' });
    const [{ id }] = await contexts.rows(
      `insert into membership.organizations (name, type) values ('Newcomer', 'ngo') returning id`,
    );
    expect(await names()).toEqual([]);
    await contexts.rows(
      `with u as (insert into membership.users (email, first_name, last_name) values ('new@comer.example', 'A', 'B') returning id)
        insert into membership.user_organizations (user_id, organization_id, role, is_active) select id, $1, 'owner', false from u`,
      [id],
    );
    expect(await names()).toEqual([]);
    await contexts.rows('update membership.user_organizations set is_active = true where organization_id = $1', [id]);
    expect(await names()).toEqual(['Newcomer']);
    await change('Newcomer', 'closed_at = now()');
    expect(await names()).toEqual([]);
    await change('Newcomer', 'closed_at = null');
    expect(await names()).toEqual(['Newcomer']);
    await contexts.rows('delete from membership.organizations where id = $1', [id]);
    await tell();
    expect(await names()).toEqual([]);
    for (const noun of ['directory_entries', 'directory_pairs'])
      expect(await contexts.rows(`select membership.recount_${noun}() as wrong`)).toEqual([{ wrong: 0 }]);
  });

  it('is featured by a super admin, on record, the last chosen first', async () => {
    const feature = (name: string, isFeatured = true) =>
      contexts.get(FeatureOrganization).execute(admin, ids[name] as string, isFeatured);
    const left = (before: boolean, name: string) => ({
      audit: [
        {
          action: 'organization.featured',
          actor: `admin:${admin.id}`,
          subject: `organization:${ids[name]}`,
          details: { before: { isFeatured: before }, after: { isFeatured: !before } },
        },
      ],
      notices: [`organization:${ids[name]}`],
    });
    const shown = async () => (await directory.featured()).map(({ name }) => name);
    expect(await shown()).toEqual([]);
    await expect(() => feature('Basin')).leavesBehind(left(false, 'Basin'));
    await expect(() => feature('Basin')).leavesBehind({});
    await feature('Corvo');
    expect(await shown()).toEqual(['Corvo', 'Basin']);
    await expect(() => feature('Corvo', false)).leavesBehind(left(true, 'Corvo'));
    expect(await shown()).toEqual(['Basin']);
    await change('Basin', 'closed_at = now()');
    expect(await shown()).toEqual([]);
    await expect(() => feature('Basin')).leavesBehind({ refused: 'not_found' });
    await change('Basin', 'closed_at = null, featured_at = null');
  });
});

describe('The growth of the alliance', () => {
  it('is counted from the organizations that are listed and the connections that were accepted', async () => {
    const [one, other] = [ids.Aqua, ids.Corvo];
    const connect = (status: string, ago: number) =>
      contexts.rows(
        `insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at)
          values ($1, $2, gen_random_uuid(), 'Hello', $3::text::membership.connection_status, now() - $4 * interval '1 day')`,
        [one, other, status, ago],
      );
    await connect('removed', 500);
    await connect('accepted', 500);
    expect(await directory.growth()).toEqual({
      members: 4,
      membersGrowth: 300,
      countries: 2,
      newCountries: 1,
      connections: 1,
      connectionsGrowth: 0,
    });
    contexts.clock.move(-400 * day);
    expect(await directory.growth()).toMatchObject({ membersGrowth: null });
    contexts.clock.reset();
  });
});

describe('Among thousands', () => {
  beforeAll(async () => {
    await contexts.rows(
      `insert into membership.organizations (name, type, country, interests, is_confirmed, description)
        select 'Member ' || n, 'corporation', 'DE', array['SaaS / Cloud Software'], true, 'Common words of member ' || n
        from generate_series(1, 6000) n`,
    );
    await contexts.rows('vacuum analyze membership.directory_entries');
    await tell();
  });

  it.each<[string, Partial<MembersQuery>]>([
    ['narrowed by nothing', {}],
    ['narrowed by type', { type: [Corporation] }],
    ['narrowed by country', { country: ['DE'] }],
    ['narrowed by interest', { interest: [Interest.Saas] }],
  ])('the numbers %s are counted anew from few rows after a change', async (_, query) => {
    const all = await counts(query);
    expect(all.interest).toMatchObject({ [Interest.Saas]: 6000 });
    await tell();
    expect(await rowsRead(contexts.database, () => counts(query))).toBeLessThan(1000);
  });

  it.each<[string, Partial<MembersQuery>]>([
    ['a page', { limit: 20 }],
    ['a page by name', { limit: 20, sort: MemberSort.Name }],
    ['one narrowed to few', { limit: 20, country: ['KE'] }],
    ['one narrowed to few by interest', { limit: 20, interest: [Interest.Healthtech] }],
    ['one narrowed to many', { limit: 20, type: [Corporation], country: ['DE'] }],
  ])('%s reads little more than it shows', async (_, query) => {
    await directory.list(asked(query));
    expect(await rowsRead(contexts.database, () => directory.list(asked(query)))).toBeLessThan(300);
  });

  it.each(['4711', 'ember 59', 'nobody'])(
    'what has “%s” in its name is found without reading all names',
    async (part) => {
      const find = () => contexts.get(OrganizationFinder).findListed(part);
      expect(await rowsRead(contexts.database, find)).toBeLessThan(500);
      for (const { name } of await find()) expect(name).toContain(part);
    },
  );
});
