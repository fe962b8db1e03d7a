import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { CloseOrganization } from '../closing/close-organization';
import { FeatureOrganization } from '../directory/feature-organization';
import { PeopleFinder } from '../directory/people-finder';
import { MembershipApi } from '../membership.api';
import { DirectoryField, MembershipTier, OrganizationProof } from '../organizations/organization.enums';
import { VisibleParts } from '../profile/visible-parts';
import { InvitePeople } from '../team/invite-people';
import { LeaveOrganization } from '../team/leave-organization';
import { TeamRole } from '../team/team.enums';
import { OrganizationState, RecordsSort } from './desk.enums';
import { EraseOrganization } from './erase-organization';
import { JudgeOrganization } from './judge-organization';
import { LiftSuspensionOfOrganization } from './lift-suspension-of-organization';
import { OrganizationRecordsQueries } from './organizations.queries';
import { SuspendOrganization } from './suspend-organization';

let contexts: Contexts;
let owner: Viewer;
let viewer: Viewer;
let id: string;
let root: Viewer;
let count = 0;
const reason = 'Nobody answers for its problems.';
const nobody = '00000000-0000-4000-8000-ffffffffffff';

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Kept ${count}`);
  id = organizationOf(owner);
  viewer = await contexts.person(id, 'viewer', `viewer.${count}@kept.example`);
});

const get: Contexts['get'] = (type) => contexts.get(type);
const suspend = (which = id) => get(SuspendOrganization).execute(root, which, reason);
const lift = (which = id) => get(LiftSuspensionOfOrganization).execute(root, which, 'They answer again.');
const judge = (isVerified: boolean, which = id) => get(JudgeOrganization).execute(root, which, { isVerified, reason });
const find = (which = id) => get(OrganizationRecordsQueries).find(which);
const list = async (query: object = {}) => (await get(OrganizationRecordsQueries).list({ limit: 50, ...query })).items;
const principalOf = async ({ id: person }: Viewer) => get(Sessions).principal('member', person);
const isListed = async () => (await get(MembershipApi).listed([id])).has(id);
const audit = (action: string, details: object) => ({
  action,
  actor: `admin:${root.id}`,
  subject: `organization:${id}`,
  details,
});
const mails = (template: string, ...people: Viewer[]) =>
  people
    .map(({ email: to }) => ({ template, to, about: `organization:${id}` }))
    .sort((one, other) => (one.to < other.to ? -1 : 1));
const notices = () => [`organization:${id}`, ...[owner.id, viewer.id].map((one) => `session:${one}`)];

describe('An organization that is suspended', () => {
  it('is in no list, its people are told why, and their sessions know it', async () => {
    expect(await isListed()).toBe(true);
    await expect(suspend).leavesBehind({
      audit: [
        audit('organization.suspended', { reason, before: { state: 'active' }, after: { state: 'suspended', reason } }),
      ],
      mail: mails('organization-suspended', owner, viewer),
      notices: notices(),
    });
    expect(await isListed()).toBe(false);
    expect(await principalOf(owner)).toMatchObject({ organizations: [{ id, role: 'owner', isSuspended: true }] });
    const labels = await get(MembershipApi).describeOrganizations([id]);
    expect(labels.get(id)).toMatchObject({ isSuspended: true });
    expect(await find()).toMatchObject({ state: 'suspended', suspensionReason: reason });
    expect(await refusal(get(FeatureOrganization).execute(root, id, true))).toBeUndefined();
    expect(await isListed()).toBe(false);
  });

  it('shows nobody its work, and no palette its people', async () => {
    await contexts.rows(
      `update membership.organizations set visibility = '{"work": "public", "people": "members"}' where id = $1`,
      [id],
    );
    await contexts.rows(
      `update membership.users set shown_on_pages = true, first_name = 'Zipporah', last_name = $2 where id = $1`,
      [viewer.id, `Kept${count}`],
    );
    const stranger = await contexts.organization(`Strangers ${count}`);
    const seen = async () => [
      (await get(VisibleParts).of(id, undefined))?.parts.includes(DirectoryField.Work),
      (await get(PeopleFinder).find(stranger, `zipporah kept${count}`, 5)).length,
    ];
    expect(await seen()).toEqual([true, 1]);
    await suspend();
    expect(await seen()).toEqual([undefined, 0]);
    await lift();
    expect(await seen()).toEqual([true, 1]);
  });

  it('changes its people no more, whatever a session has heard', async () => {
    await suspend();
    const invite = { emails: ['kim@new.example'], role: TeamRole.Member };
    await expect(() => get(InvitePeople).execute(owner, id, invite)).leavesBehind({
      refused: 'organization_suspended',
    });
  });

  it('is neither closed nor left by who answers for it, until that is lifted', async () => {
    const [admin, another] = [
      await contexts.person(id, 'admin', `admin.${count}@kept.example`),
      await contexts.person(id, 'owner', `another.${count}@kept.example`),
    ];
    const leave = (by: Viewer) => get(LeaveOrganization).execute(by, id);
    const close = () => get(CloseOrganization).execute(owner, id, `Kept ${count}`);
    await suspend();
    await expect(close).leavesBehind({ refused: 'organization_suspended' });
    for (const by of [owner, another, admin])
      await expect(() => leave(by)).leavesBehind({ refused: 'organization_suspended' });
    await leave(viewer);
    expect((await find()).people.map(({ email }) => email).sort()).toEqual(
      [owner, another, admin].map(({ email }) => email).sort(),
    );
    await lift();
    await leave(admin);
    await close();
    expect(await find()).toMatchObject({ state: 'closed', people: [] });
  });

  it('is found again once that is lifted, with the roles and marks that it had', async () => {
    await judge(true);
    await suspend();
    await expect(() => lift()).leavesBehind({
      audit: [
        audit('organization.suspension-lifted', {
          reason: 'They answer again.',
          before: { state: 'suspended', reason },
          after: { state: 'active' },
        }),
      ],
      mail: mails('organization-suspension-lifted', owner, viewer),
      notices: notices(),
    });
    expect(await isListed()).toBe(true);
    expect(await principalOf(owner)).toMatchObject({ organizations: [{ id, role: 'owner' }] });
    expect((await principalOf(owner))?.organizations[0]).not.toHaveProperty('isSuspended');
    expect(await find()).toMatchObject({ state: 'active', suspendedAt: null, verifiedBy: 'super_admin' });
    await expect(() => lift()).leavesBehind({ refused: 'not_suspended' });
    await expect(() => suspend(nobody)).leavesBehind({ refused: 'not_found' });
  });
});

describe('A super admin', () => {
  it('finds organizations by name, type, tier, state and proof, in each order', async () => {
    const other = organizationOf(await contexts.organization(`Kept ${count} b`, 'owner', 'free'));
    await contexts.rows(
      `update membership.organizations set type = 'ngo', requested_tier = 'ecosystem_enablers', trial_ends_at = now() + interval '1 day' where id = $1`,
      [other],
    );
    const named = { search: `kept ${count}` };
    const ids = async (query: object) => (await list({ ...named, ...query })).map((one) => one.id);
    expect(await ids({ sort: RecordsSort.Name })).toEqual([id, other]);
    expect(await ids({})).toEqual([other, id]);
    expect(await ids({ search: 'kept_' })).toEqual([]);
    expect(await ids({ type: 'ngo' })).toEqual([other]);
    expect(await ids({ tier: MembershipTier.EcosystemEnablers })).toEqual([other]);
    expect(await ids({ tier: MembershipTier.Free })).toEqual([]);
    await judge(true);
    expect(await ids({ verified: OrganizationProof.SuperAdmin })).toEqual([id]);
    expect(await ids({ verified: 'none' })).toEqual([other]);
    await suspend();
    expect(await ids({ state: OrganizationState.Suspended })).toEqual([id]);
    expect(await ids({ state: OrganizationState.Active })).toEqual([other]);
    await contexts.rows('update membership.organizations set is_confirmed = false where id = $1', [other]);
    expect(await ids({ state: OrganizationState.Unconfirmed })).toEqual([other]);
    const first = await get(OrganizationRecordsQueries).list({ ...named, limit: 1 });
    expect(first).toMatchObject({
      items: [{ id: other, tier: 'ecosystem_enablers' }],
      total: { count: 2 },
      next: other,
    });
    const second = await get(OrganizationRecordsQueries).list({ ...named, limit: 1, cursor: first.next });
    expect(second).toMatchObject({ items: [{ id, peopleCount: 2 }] });
    expect(second.next).toBeUndefined();
  });

  it('reads one: people, plan, proof, connections', async () => {
    const other = organizationOf(await contexts.organization(`Friend ${count}`));
    await contexts.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at)
        values ($1, $2, $3, 'Hello', 'accepted', now())`,
      [other, id, owner.id],
    );
    expect(await find()).toMatchObject({
      name: `Kept ${count}`,
      tier: 'enterprise_alliance_partners',
      trialEndsAt: null,
      people: [
        { id: owner.id, role: 'owner', email: owner.email },
        { id: viewer.id, role: 'viewer', email: viewer.email },
      ],
      connectionCount: 1,
      activeProjects: 0,
      domains: [],
    });
    expect(await refusal(find(nobody))).toBe('not_found');
  });

  it('verifies one and takes that back, but not what a domain has proven', async () => {
    await expect(() => judge(true)).leavesBehind({
      audit: [
        audit('organization.judged', { reason, before: { verifiedBy: null }, after: { verifiedBy: 'super_admin' } }),
      ],
      mail: mails('organization-judged', owner),
      notices: [`organization:${id}`],
    });
    await expect(() => judge(true)).leavesBehind({});
    await expect(() => judge(false)).leavesBehind({
      audit: [
        audit('organization.judged', { reason, before: { verifiedBy: 'super_admin' }, after: { verifiedBy: null } }),
      ],
      mail: mails('organization-judged', owner),
      notices: [`organization:${id}`],
    });
    await contexts.rows(
      `update membership.organizations set verified_at = now(), verified_by = 'domain' where id = $1`,
      [id],
    );
    await expect(() => judge(false)).leavesBehind({ refused: 'verified_by_domain' });
  });

  it('erases one by its name, and its people are told why', async () => {
    const erase = (confirmation: string) => get(EraseOrganization).execute(root, id, { reason, confirmation });
    await expect(() => erase('Another')).leavesBehind({ refused: 'invalid_input' });
    await suspend();
    await expect(() => erase(`Kept ${count}`)).leavesBehind({
      events: [
        ...[owner.id, viewer.id]
          .sort()
          .map((userId) => ({ type: 'membership.member-removed', organizationId: id, userId })),
        { type: 'membership.organization-closed', organizationId: id },
      ],
      audit: expect.arrayContaining([audit('organization.closed', { because: 'alliance', reason })]),
      mail: mails('organization-closed', owner, viewer),
      notices: notices(),
    });
    expect(await find()).toMatchObject({ state: 'closed', people: [], suspendedAt: null });
    for (const again of [() => erase(`Kept ${count}`), () => suspend(), () => lift(), () => judge(true)])
      await expect(again).leavesBehind({ refused: 'organization_has_left' });
  });
});
