import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import { Notices } from '../../../platform/database/notices';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { Pictures } from '../../../platform/pictures/pictures';
import { MembershipApi } from '../membership.api';
import { FieldVisibility, OrganizationOpening } from '../organizations/organization.enums';
import { Interest } from '../registrations/registration.enums';
import { EditProfile } from './edit-profile';
import { logos } from './logos';
import { EditOrganizationProfileDto } from './profile.dto';
import { ProfileQueries } from './profile.queries';
import { RemoveLogo } from './remove-logo';
import { TakeLogo } from './take-logo';
import { wholeVisibility } from './visible-fields';

let contexts: Contexts;
let owner: Viewer;
let stranger: Viewer;
let organizationId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts({ ROLE: 'all' });
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Pumps ${count}`);
  stranger = await contexts.organization(`Elsewhere ${count}`);
  organizationId = organizationOf(owner);
});
afterEach(() => contexts.clock.reset());

const profiles = () => contexts.get(ProfileQueries);
const person = (role: OrganizationRole) => contexts.person(organizationId, role, `${role}-${count}@pumps.example`);
const edit = (form: Partial<EditOrganizationProfileDto>, viewer = owner) =>
  contexts.get(EditProfile).execute(viewer, organizationId, { revision: 1, ...form });
const page = (viewer?: Viewer) => profiles().page(organizationId, viewer);
const seeing = (chosen: Parameters<typeof wholeVisibility>[0]) => ({ visibility: wholeVisibility(chosen) });
const about = () => `organization:${organizationId}`;
const told = () => [`organization:${organizationId}`];
const audited = (action: string, details: object, viewer = owner) => [
  { action, actor: `member:${viewer.id}`, subject: about(), details: { organizationId, ...details } },
];
const { Public, Connections, Hidden } = FieldVisibility;

describe('editing the profile of an organization', () => {
  it('keeps what was written, with what it was before, and tells whoever shows names', async () => {
    const admin = await person('admin');
    const after = {
      name: `Better Pumps ${count}`,
      city: 'Austin',
      interests: [Interest.Ai],
      openTo: [OrganizationOpening.Pilots],
      visibility: { website: Public },
    };
    await expect(() => edit({ ...after, ...seeing({ website: Public }) }, admin)).leavesBehind({
      audit: audited(
        'organization.profile-edited',
        { before: { name: `Pumps ${count}`, city: null, interests: [], openTo: [], visibility: {} }, after },
        admin,
      ),
      notices: told(),
    });
    expect(await profiles().profile(organizationId)).toMatchObject({
      ...{ ...after, revision: 2, visibility: { website: 'public', people: 'connections', work: 'members' } },
      description: null,
    });
    const labels = await contexts.get(MembershipApi).describeOrganizations([organizationId]);
    expect(labels.get(organizationId)).toMatchObject({ name: `Better Pumps ${count}` });
  });

  it('ends what the alliance has verified where it names it anew, and not what its domain has', async () => {
    const verified = async (by: string) =>
      contexts.rows(
        `update membership.organizations set verified_at = now(), verified_by = $2::membership.organization_proof where id = $1`,
        [organizationId, by],
      );
    await verified('super_admin');
    await edit({ city: 'Lagos' });
    expect((await page(stranger)).verified).toMatchObject({ by: 'super_admin' });
    const name = `Ministry of Water ${count}`;
    await expect(() => edit({ revision: 2, name })).leavesBehind({
      audit: audited('organization.profile-edited', {
        before: { name: `Pumps ${count}`, verifiedBy: 'super_admin' },
        after: { name, verifiedBy: null },
      }),
      notices: told(),
    });
    expect((await page(stranger)).verified).toBeNull();
    // Its domain verifies what nobody has.
    expect(
      await contexts.rows('select verified_at from membership.organizations where id = $1', [organizationId]),
    ).toEqual([{ verified_at: null }]);
    await verified('domain');
    await edit({ revision: 3, name: `Pumps ${count}` });
    expect((await page(stranger)).verified).toMatchObject({ by: 'domain' });
  });

  it('that changes nothing leaves nothing, and what is not named stays', async () => {
    await edit({ description: 'We pump.', seeks: 'Water' });
    await expect(() => edit({ revision: 2, seeks: 'Water', ...seeing({}) })).leavesBehind({});
    await edit({ revision: 2, seeks: null });
    expect(await profiles().profile(organizationId)).toMatchObject({
      ...{ description: 'We pump.', seeks: null, revision: 3 },
    });
  });

  it('is refused on what somebody else has changed since, also at the same moment', async () => {
    const both = [edit({ city: 'Lagos' }), edit({ city: 'Accra' })].map(refusal);
    expect((await Promise.all(both)).sort()).toEqual(['edited_meanwhile', undefined]);
    await expect(() => edit({ city: 'Cairo' })).leavesBehind({ refused: 'edited_meanwhile' });
  });

  it('is for owners and admins', async () => {
    for (const role of ['member', 'viewer'] as const)
      await expect(async () => edit({ city: 'Oslo' }, await person(role))).leavesBehind({
        refused: 'organization_required',
      });
    await expect(() => edit({ city: 'Oslo' }, stranger)).leavesBehind({ refused: 'not_found' });
    // The session says owner still; the table does not.
    await contexts.rows(`update membership.user_organizations set role = 'member' where user_id = $1`, [owner.id]);
    expect(await refusal(edit({ city: 'Oslo' }))).toBe('organization_required');
  });

  it.each<[object, string[]]>([
    [{ name: '' }, ['name']],
    [{ name: null }, ['name']],
    [{ name: 'See www.pills.example/now' }, ['name']],
    [{ name: 'x'.repeat(201) }, ['name']],
    [{ website: 'javascript:alert(1)' }, ['website']],
    [{ website: 'techflow' }, ['website']],
    [{ website: 'https://www.worldbank.org@evil.example/' }, ['website']],
    [{ country: 'XX' }, ['country']],
    [{ interests: ['Gold'] }, ['interests']],
    [{ interests: null }, ['interests']],
    [{ openTo: ['anything'] }, ['openTo']],
    [{ visibility: { website: 'public' } }, ['visibility']],
    [{ visibility: null }, ['visibility']],
    [{ visibility: { ...wholeVisibility({}), people: 'friends' } }, ['visibility']],
    [{ revision: 0 }, ['revision']],
    [{ website: ' ', country: '', city: null, description: '', seeks: '' }, []],
    [{ visibility: wholeVisibility({}), interests: [], openTo: ['pilots'] }, []],
  ])('takes %j without fault but in %j', async (form, wrong) => {
    const errors = await validate(plainToInstance(EditOrganizationProfileDto, { revision: 1, ...form }), {
      whitelist: true,
      forbidNonWhitelisted: true,
    });
    expect(errors.map(({ property }) => property)).toEqual(wrong);
  });
});

describe('the page of an organization', () => {
  it('shows to each what is for them', async () => {
    await contexts.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note, status)
        values ($1, $2, gen_random_uuid(), 'Hello.', 'accepted')`,
      [organizationOf(stranger), organizationId],
    );
    const member = await contexts.organization(`Third ${count}`);
    // Of two people one lets the page name them.
    await person('admin');
    await contexts.rows(`update membership.users set shown_on_pages = true, headline = 'Finds leaks' where id = $1`, [
      owner.id,
    ]);
    await edit({
      ...{ description: 'We pump.', website: 'https://pumps.example', city: 'Austin', seeks: 'Water', offers: 'Pumps' },
      ...{ interests: [Interest.Ai], openTo: [OrganizationOpening.Pilots] },
      ...seeing({ description: Public, seeks_and_offers: Connections, website: Hidden }),
    });
    const nothing = { website: null, seeks: null, offers: null, openTo: [], people: [] };
    expect(await page()).toEqual({
      ...nothing,
      ...{ id: organizationId, name: `Pumps ${count}`, type: 'startup', tier: 'enterprise_alliance_partners' },
      ...{ memberSince: expect.any(String), verified: null, logoId: null, isFeatured: false, lastActiveOn: null },
      ...{ description: 'We pump.', country: null, city: null, interests: [] },
      ...{ standing: 'visitor', visible: ['description'], canEdit: false },
    });
    expect(await page(member)).toMatchObject({
      ...{ ...nothing, description: 'We pump.', city: 'Austin', interests: ['AI & Data Science'], standing: 'member' },
    });
    expect(await page(stranger)).toMatchObject({
      ...{ website: null, seeks: 'Water', offers: 'Pumps', openTo: ['pilots'], standing: 'connected', canEdit: false },
      people: [{ firstName: 'Ada', lastName: 'Okafor', headline: 'Finds leaks', profileImageUrl: null, role: 'owner' }],
    });
    expect(await page(as('viewer', owner))).toMatchObject({
      ...{ website: 'https://pumps.example', standing: 'own', canEdit: false },
    });
    expect((await page(owner)).canEdit).toBe(true);
  });

  it('shows to who belongs to no organization, and to a super admin, what all members see', async () => {
    const nobodys = { ...stranger, organizations: [] };
    for (const viewer of [nobodys, { ...nobodys, kind: 'super-admin' as const }])
      expect((await page(viewer)).standing).toBe('member');
  });

  it('is not there for visitors where nothing is public, nor for anybody once it has left', async () => {
    expect(await refusal(page())).toBe('not_found');
    expect((await page(stranger)).name).toBe(`Pumps ${count}`);
    await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [organizationId]);
    expect(await refusal(page(stranger))).toBe('not_found');
    expect(await refusal(profiles().page('00000000-0000-4000-8000-ffffffffffff', stranger))).toBe('not_found');
  });

  it('is not there before its owner has confirmed it', async () => {
    await contexts.rows('update membership.organizations set is_confirmed = false where id = $1', [organizationId]);
    expect(await refusal(page(stranger))).toBe('not_found');
  });

  it('says since when and how it is verified', async () => {
    await contexts.rows(
      `update membership.organizations set verified_at = '2026-11-01T10:00:00Z', verified_by = 'domain' where id = $1`,
      [organizationId],
    );
    const verified = { at: '2026-11-01T10:00:00.000Z', by: 'domain' };
    expect((await page(stranger)).verified).toEqual({ ...verified, domain: null });
    await contexts.rows(
      `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
        select $1, d, 'x', $2, now(), proven, case when proven is not null then 'dns' end::membership.domain_proof
        from (values ('first.example', '2026-11-01'::timestamptz), ('a.example', '2026-11-02'), ('claimed.example', null)) g (d, proven)`,
      [organizationId, stranger.id],
    );
    await contexts.rows(`update membership.organizations set name = 'Another name' where id = $1`, [organizationId]);
    expect((await page(stranger)).verified).toEqual({ ...verified, domain: 'first.example' });
  });

  it('says on which day it was last active, to whom it lets see that', async () => {
    await contexts.rows(
      `insert into innovation.problems (organization_id, title, description, status, decide_by, created_at)
        values ($1, 'Leaks', 'Long.', 'open', '2027-01-01', '2026-11-20T23:30:00Z')`,
      [organizationId],
    );
    await contexts.get(Notices).send('innovation.problems', '');
    const days = async () => [(await page(stranger)).lastActiveOn, (await page(owner)).lastActiveOn];
    expect(await days()).toEqual(['2026-11-20', '2026-11-20']);
    await contexts.rows(`update membership.organizations set visibility = '{"last_active": "hidden"}' where id = $1`, [
      organizationId,
    ]);
    expect(await days()).toEqual([null, '2026-11-20']);
  });
});

describe('the logo of an organization', () => {
  const picture = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const take = async (viewer = owner, content?: Buffer) => {
    const sent = content ?? (await picture());
    const upload = { name: 'logo', content: Readable.from([sent]), announced: sent.length };
    return contexts.get(TakeLogo).execute(viewer, organizationId, upload);
  };
  const reply = { headers: jest.fn() } as unknown as FastifyReply;
  const isKept = async (id: string) => {
    const found = await contexts
      .get(Pictures)
      .answer(logos, id, 'small', reply)
      .catch(() => undefined);
    return found ? (await buffer(found.getStream())).length > 0 : false;
  };
  const current = async () => (await page(owner)).logoId;

  it('takes the place of the one before, which is gone, and can be taken away', async () => {
    const first = await take();
    let second = '';
    await expect(() => take()).leavesBehind((id: string) => {
      second = id;
      const details = { before: { logoId: first }, after: { logoId: id } };
      return { audit: audited('organization.logo-changed', details), notices: told() };
    });
    expect(await current()).toBe(second);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    const remove = () => contexts.get(RemoveLogo).execute(owner, organizationId);
    await expect(remove).leavesBehind({
      audit: audited('organization.logo-changed', { before: { logoId: second }, after: { logoId: null } }),
      notices: told(),
    });
    expect([await current(), await isKept(second)]).toEqual([null, false]);
    await expect(remove).leavesBehind({});
  });

  it('is changed by owners and admins alone, and what is refused is not kept', async () => {
    const put = jest.spyOn(contexts.get(Pictures), 'put');
    const member = await person('member');
    await expect(() => take(member)).leavesBehind({ refused: 'organization_required' });
    await expect(() => take(stranger)).leavesBehind({ refused: 'not_found' });
    expect(put).not.toHaveBeenCalled();
    await expect(() => take(owner, Buffer.from('<svg/>'))).leavesBehind({ refused: 'file_type_refused' });
    await expect(() => contexts.get(RemoveLogo).execute(member, organizationId)).leavesBehind({
      refused: 'organization_required',
    });
    // Somebody stops being an admin while their picture comes in.
    put.mockImplementationOnce(async () => {
      await contexts.rows(`update membership.user_organizations set role = 'viewer' where user_id = $1`, [owner.id]);
      put.mockRestore();
      return contexts.get(Pictures).put(logos, Readable.from([await picture()]));
    });
    const forget = jest.spyOn(contexts.get(Pictures), 'forget');
    await expect(() => take()).leavesBehind({ refused: 'organization_required' });
    const [, late] = forget.mock.calls[0] ?? [];
    expect([await current(), await isKept(late as string)]).toEqual([null, false]);
  });

  it('of two that come at once is the last, and the other is not kept', async () => {
    const ids = await Promise.all([take(), take()]);
    const shown = await current();
    expect(ids).toContain(shown);
    expect((await Promise.all(ids.map(isKept))).filter(Boolean)).toHaveLength(1);
    expect(await isKept(shown as string)).toBe(true);
  });

  it('stays when orphans are removed', async () => {
    const [shown, orphan] = [await take(), await contexts.get(Pictures).put(logos, Readable.from([await picture()]))];
    contexts.clock.move(2 * day);
    await contexts.run('remove-orphaned-logos');
    expect([await isKept(shown), await isKept(orphan)]).toEqual([true, false]);
  });
});
