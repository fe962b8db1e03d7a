import { type Contexts, organizationOf, startContexts } from '../../../test/support/contexts';
import { registration } from '../../../test/support/registration';
import { rowsRead } from '../../../test/support/rows-read';
import { Notices } from '../../platform/database/notices';
import { AccountsQueries } from './accounts/accounts.queries';
import { MembershipApi } from './membership.api';
import { OrganizationType } from './organizations/organization.enums';
import { RegisterMember } from './registrations/register-member';
import type { RegisterMemberDto } from './registrations/registrations.dto';

describe('the label of an organization', () => {
  let contexts: Contexts;
  let membership: MembershipApi;

  beforeAll(async () => {
    contexts = await startContexts();
    membership = contexts.get(MembershipApi);
  });
  afterAll(() => contexts.stop());
  afterEach(() => jest.restoreAllMocks());

  const found = async (name: string): Promise<string> => {
    const [row] = await contexts.rows(
      `insert into membership.organizations (name, type) values ($1, 'startup') returning id`,
      [name],
    );
    return row.id;
  };
  const nameOf = async (id: string) => (await membership.describeOrganizations([id])).get(id)?.name;
  const rename = async (id: string, name: string) => {
    await contexts.rows('update membership.organizations set name = $2 where id = $1', [id, name]);
    await contexts.get(Notices).send('organization', id);
  };

  it('is looked up once, and again when it has changed', async () => {
    const id = await found('Meridian');
    expect(await nameOf(id)).toBe('Meridian');
    const query = jest.spyOn(contexts.database, 'query');
    expect(await nameOf(id)).toBe('Meridian');
    expect(query).not.toHaveBeenCalled();
    await rename(id, 'Meridian Energy');
    expect(await nameOf(id)).toBe('Meridian Energy');
  });

  it('is not kept from a transaction that is undone', async () => {
    const id = await found('Before');
    const { database } = contexts;
    const undone = database.transaction(async () => {
      await database.run({
        name: 'test-rename',
        text: `update membership.organizations set name = 'Never' where name = 'Before'`,
      });
      expect(await nameOf(id)).toBe('Never');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await nameOf(id)).toBe('Before');
  });

  it('is not kept where it changed while it was looked up', async () => {
    const id = await found('Old');
    const { database } = contexts;
    const query = database.query.bind(database);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let lookedUp: ReturnType<typeof nameOf> | undefined;
    await new Promise<void>((read) => {
      jest.spyOn(database, 'query').mockImplementationOnce(async (...given) => {
        const rows = await query(...given);
        read();
        await held;
        return rows as never[];
      });
      lookedUp = nameOf(id);
    });
    await rename(id, 'New');
    goOn();
    expect(await lookedUp).toBe('Old');
    expect(await nameOf(id)).toBe('New');
  });

  it('is there for every organization of a page, also when there are more than the cache holds', async () => {
    // Without what the search takes of each: it would be most of the time.
    await contexts.rows(
      `begin; set local session_replication_role = replica;
        insert into membership.organizations (name, type)
          select 'Organization ' || n, 'startup' from generate_series(1, 50001) n;
        commit`,
    );
    const rows = await contexts.rows(
      `select id from membership.organizations where name like 'Organization %' order by length(name), name`,
    );
    const ids: string[] = rows.map(({ id }) => id);
    const page = [ids[49_999], ids[50_000]] as string[];
    await membership.describeOrganizations(ids.slice(0, 50_000));
    const labels = await membership.describeOrganizations(page);
    expect(page.map((id) => labels.get(id)?.name)).toEqual(['Organization 50000', 'Organization 50001']);
  });

  it('is left out for an organization that does not exist', async () => {
    const id = '00000000-0000-4000-8000-ffffffffffff';
    expect((await membership.describeOrganizations([id])).has(id)).toBe(false);
    expect((await membership.describeOrganizations([])).size).toBe(0);
  });
});

describe('the organizations of a country', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts();
    await contexts.rows(
      `insert into membership.organizations (name, type, country, is_confirmed)
        select 'Organization ' || n, 'startup', case when n % 100 = 0 then 'KE' else 'FR' end, true from generate_series(1, 2000) n`,
    );
  });
  afterAll(() => contexts.stop());
  afterEach(() => jest.restoreAllMocks());

  const organizationsIn = (...countries: string[]) => contexts.get(MembershipApi).organizationsIn(countries);
  const count = async (...countries: string[]) => (await organizationsIn(...countries)).length;

  it('are looked up once, each country alone or beside others, also where there are none', async () => {
    expect(await count('KE')).toBe(20);
    expect(await count('DE')).toBe(0);
    expect(await count('KE', 'FR', 'DE')).toBe(2000);
    const query = jest.spyOn(contexts.database, 'query');
    expect([await count('FR', 'DE'), await count('KE', 'KE')]).toEqual([1980, 20]);
    expect(query).not.toHaveBeenCalled();
  });

  it('are looked up by what they are, and again when one becomes something else', async () => {
    const ofType = async (...types: OrganizationType[]) =>
      (await contexts.get(MembershipApi).organizationsOfType(types)).length;
    expect([await ofType(OrganizationType.Startup), await ofType(OrganizationType.Ngo)]).toEqual([2000, 0]);
    const query = jest.spyOn(contexts.database, 'query');
    expect(await ofType(OrganizationType.Ngo, OrganizationType.Startup)).toBe(2000);
    expect(query).not.toHaveBeenCalled();
    const [{ id }] = await contexts.rows(
      `update membership.organizations set type = 'ngo' where name = 'Organization 2000' returning id`,
    );
    await contexts.get(Notices).send('organization', id);
    expect([await ofType(OrganizationType.Startup), await ofType(OrganizationType.Ngo)]).toEqual([1999, 1]);
  });

  it('are looked up again when one moves, is confirmed or hides where it is', async () => {
    await organizationsIn('KE', 'FR');
    const [{ id }] = await contexts.rows(
      `update membership.organizations set country = 'KE' where name = 'Organization 1' returning id`,
    );
    await contexts.get(Notices).send('organization', id);
    expect([await count('KE'), await count('FR')]).toEqual([21, 1979]);
    const form = registration({ country: 'KE', selectedPlan: 'free' }) as unknown as RegisterMemberDto;
    await contexts.get(RegisterMember).execute(form, '10.0.0.1');
    expect(await count('KE')).toBe(21);
    await contexts.rows('update membership.user_organizations set is_active = true');
    await contexts.get(Notices).send('organization', '');
    expect(await count('KE')).toBe(22);
    await contexts.rows(
      `update membership.organizations set visibility = '{"location": "connections"}' where id = $1`,
      [id],
    );
    await contexts.get(Notices).send('organization', id);
    expect(await count('KE')).toBe(21);
  });
});

describe('What an organization and a person have many of', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());

  /** As many memberships as asked for, the newest first, of one person or of one organization. */
  const belong = (count: number, role: (n: string) => string, one: 'person' | 'organization') =>
    contexts.rows(
      `with people as (
          insert into membership.users (email, first_name)
          select $1 || n || '@many.example', 'N' || n from generate_series(1, $2::int) n returning id, email),
        places as (
          insert into membership.organizations (name, type)
          select $1 || ' ' || n, 'startup' from generate_series(1, $3::int) n returning id, name)
        insert into membership.user_organizations (user_id, organization_id, role, created_at)
        select u.id, o.id, ${role('row_number() over ()')}::membership.organization_role,
          now() - row_number() over () * interval '1 day'
        from people u cross join places o returning user_id as "userId", organization_id as "organizationId"`,
      one === 'person' ? ['person', 1, count] : ['organization', count, 1],
    );

  it('is bounded where mail about its affairs goes: to its owners, and of its admins to the first', async () => {
    const rows = await belong(
      120,
      (n) => `case when ${n} = 1 then 'owner' when ${n} <= 20 then 'viewer' else 'admin' end`,
      'organization',
    );
    const people = await contexts.get(MembershipApi).decisionMakersOf(rows[0].organizationId);
    expect(people).toHaveLength(50);
    const admins = rows.slice(20).reverse();
    const expected = [rows[0], ...admins.slice(0, 49)].map(({ userId }) => userId);
    expect(people.map(({ userId }) => userId)).toEqual(expected);
  });

  it('is bounded where a person is told what they belong to: the first two hundred', async () => {
    const rows = await belong(230, () => `'member'`, 'person');
    const user = await contexts.get(AccountsQueries).currentUser(rows[0].userId);
    const expected = rows.reverse().slice(0, 200);
    expect(user?.organizations.map(({ organization }) => organization.id)).toEqual(
      expected.map(({ organizationId }) => organizationId),
    );
  });
  it('is not read where a few of its connections are asked for', async () => {
    const rows = await contexts.rows(
      `with places as (
          insert into membership.organizations (name, type)
          select 'Connected ' || n, 'startup' from generate_series(1, 3000) n returning id),
        first as (select id from places limit 1)
        insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at)
        select first.id, places.id, gen_random_uuid(), 'Hello.', 'accepted', now() from places, first where places.id <> first.id
        returning from_id as "one", to_id as "other"`,
    );
    await contexts.rows('vacuum analyze membership.connections');
    const [{ one }] = rows;
    const others = rows.slice(0, 100).map(({ other }) => other);
    const found = () => contexts.get(MembershipApi).connectedPairs([one], [...others, one]);
    expect((await found()).map(({ other }) => other).sort()).toEqual([...others].sort());
    // Whoever asked: they are connected both ways.
    const back = await contexts.get(MembershipApi).connectedPairs(others.slice(0, 2), [one, ...others]);
    expect(back).toHaveLength(2);
    expect(back).toEqual(expect.arrayContaining(others.slice(0, 2).map((other) => ({ one: other, other: one }))));
    expect(await rowsRead(contexts.database, found)).toBeLessThan(300);
  });
});

describe('the seats of an organization', () => {
  it('are those of who is there beside the first, and of who has left no more', async () => {
    const contexts = await startContexts();
    const owner = await contexts.organization('Seated');
    const id = organizationOf(owner);
    const person = await contexts.person(id, 'member');
    const taken = () => contexts.get(MembershipApi).seatsTaken(id);
    expect(await taken()).toBe(1);
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [person.id]);
    expect(await taken()).toBe(0);
    await contexts.stop();
  });
});
