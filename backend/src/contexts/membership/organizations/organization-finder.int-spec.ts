import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { OrganizationFinder } from './organization-finder';

describe('Finding organizations by a part of their name', () => {
  let contexts: Contexts;
  let finder: OrganizationFinder;
  const found = async (part: string) => (await finder.find(part)).map(({ name }) => name);

  beforeAll(async () => {
    contexts = await startContexts();
    finder = contexts.get(OrganizationFinder);
    await contexts.rows(
      `insert into membership.organizations (name, type) select name, 'corporation' from unnest($1::text[]) name`,
      [['Zeta Energy', 'Energy Harbor', 'energía Azul', 'Öresund 100%', 'Öresund 100 ways', 'A_B Works', 'AxB Works']],
    );
    await contexts.rows(
      `insert into membership.organizations (name, type)
        select 'Meridian Holding ' || n, 'corporation' from generate_series(1, 5000) n`,
    );
    await contexts.rows('vacuum analyze membership.organizations');
  });
  afterAll(() => contexts.stop());

  it('tells those of one name apart: by what they are, where, and as which member', async () => {
    await contexts.rows(`insert into membership.organizations (name, type) values ('Same Name', 'ngo')`);
    await contexts.rows(
      `with o as (insert into membership.organizations (name, type, country) values ('Same Name', 'startup', 'KE') returning id)
      insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
          contact_name, email, selected_plan, agree_terms)
        select 'GIA-000042', id, gen_random_uuid(), 'startup', 'Same Name', 'Ada', 'ada@same.example', 'free', true from o`,
    );
    const found = await finder.find('same name');
    expect(found.map(({ type, country, memberId }) => [type, country, memberId]).sort()).toEqual([
      ['ngo', null, null],
      ['startup', 'KE', 'GIA-000042'],
    ]);
  });

  it('puts those first whose name begins so, in any case', async () => {
    expect(await found('ENERG')).toEqual(['Energy Harbor', 'energía Azul', 'Zeta Energy']);
    expect(await found('öresund')).toEqual(['Öresund 100 ways', 'Öresund 100%']);
  });

  it('takes every sign for itself', async () => {
    expect(await found('100%')).toEqual(['Öresund 100%']);
    expect(await found('a_b')).toEqual(['A_B Works']);
    expect(await found('a\\b')).toEqual([]);
  });

  it('finds by one letter or two what begins with them', async () => {
    expect(await found('z')).toEqual(['Zeta Energy']);
    expect(await found('gy')).toEqual([]);
  });

  it.each(['meridian', 'holding', 'm', 'harbor', '4711', 'nobody'])(
    'reads no more for “%s” than it may show, of however many',
    async (part) => {
      expect(await rowsRead(contexts.database, () => finder.find(part))).toBeLessThan(500);
      expect((await finder.find(part)).length).toBeLessThanOrEqual(20);
    },
  );
});
