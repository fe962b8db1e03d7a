import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';
import { InvitePeople } from '../team/invite-people';
import { TeamRole } from '../team/team.enums';
import { CloseOrganization } from './close-organization';
import { EndOrganization } from './end-organization';

let contexts: Contexts;
let owner: Viewer;
let organizationId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts({ RATE_LIMITS: 'on' });
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Pumps ${count}`);
  organizationId = organizationOf(owner);
  await contexts.rows(
    `update membership.organizations set membership_tier = 'enterprise_alliance_partners' where id = $1`,
    [organizationId],
  );
});

const close = (by = owner, confirmation = `Pumps ${count}`) =>
  contexts.get(CloseOrganization).execute(by, organizationId, confirmation);
const person = (role: 'admin' | 'member' | 'viewer') =>
  contexts.person(organizationId, role, `${role}-${count}@pumps.example`);

describe('An organization that closes', () => {
  it('has nobody, no invitation, no domain and no connection any more, and all are told', async () => {
    const member = await person('member');
    const otherOwner = await contexts.organization(`Mains ${count}`);
    const other = organizationOf(otherOwner);
    const third = organizationOf(await contexts.organization(`Wells ${count}`));
    await contexts
      .get(InvitePeople)
      .execute(owner, organizationId, { emails: ['kim@new.example'], role: TeamRole.Member });
    await contexts.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at)
        values ($1, $2, $4, 'Hello', 'accepted', now()), ($3, $1, $4, 'Hello', 'pending', null)`,
      [organizationId, other, third, owner.id],
    );
    await contexts.rows(
      `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
        values ($1, $2, 'x', $3, now(), now(), 'dns')`,
      [organizationId, `pumps${count}.example`, owner.id],
    );
    const [{ id: invitation }] = await contexts.rows(
      'select id from membership.team_invitations where organization_id = $1',
      [organizationId],
    );
    await contexts.rows('update membership.organizations set awaits_review = true where id = $1', [organizationId]);
    const token = await contexts.get(SingleUseTokens).issue(teamInvitation, invitation, {});
    const both = [member, owner].sort((a, b) => a.id.localeCompare(b.id));

    await expect(() => close()).leavesBehind({
      events: [
        ...both.map(({ id }) => ({ type: 'membership.member-removed', organizationId, userId: id })),
        { type: 'membership.organization-closed', organizationId },
      ].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
      audit: expect.arrayContaining([
        {
          action: 'organization.closed',
          actor: `member:${owner.id}`,
          subject: `organization:${organizationId}`,
          details: { because: 'owner' },
        },
      ]),
      mail: [
        ...[member, owner].map(({ email: to }) => ({
          template: 'organization-closed',
          to,
          about: `organization:${organizationId}`,
        })),
        { template: 'connection-removed', to: otherOwner.email, about: expect.stringMatching(/^connection:/) },
      ].sort((a, b) => (a.to < b.to ? -1 : 1)),
      notices: [`organization:${organizationId}`, ...both.map(({ id }) => `session:${id}`)],
    });

    const [left] = await contexts.rows(
      `select (select count(*)::int from membership.user_organizations where organization_id = $1) as people,
        (select count(*)::int from membership.organization_domains where organization_id = $1) as domains,
        (select array_agg(status order by status) from membership.connections where from_id = $1 or to_id = $1) as connections,
        closed_at is not null as closed, awaits_review as waits from membership.organizations where id = $1`,
      [organizationId],
    );
    expect(left).toEqual({ people: 0, domains: 0, connections: '{declined,removed}', closed: true, waits: false });
    await expect(contexts.get(SingleUseTokens).peek(teamInvitation, token)).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(() => close()).leavesBehind({ refused: 'not_found' });
  });

  it('closes beside another one of the same owner, though both write to the same people', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    for (let n = 0; n < 5; n += 1) {
      const ids: string[] = [];
      for (const name of names) ids.push(organizationOf(await contexts.organization(`${name} ${count} ${n}`)));
      const [first, second, third, fourth] = ids as [string, string, string, string];
      await contexts.rows(
        `insert into membership.user_organizations (user_id, organization_id, role, is_active)
          select $1, unnest($2::uuid[]), 'owner', true`,
        [owner.id, [first, second]],
      );
      await contexts.rows(
        `insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at)
          select a, b, $1, 'Hello', 'accepted', now() from unnest($2::uuid[], $3::uuid[]) as pair(a, b)`,
        [owner.id, [first, first, second, second], [third, fourth, fourth, third]],
      );
      const closing = contexts.get(CloseOrganization);
      const tries = jest.spyOn(contexts.get(EndOrganization), 'execute');
      await Promise.all([
        closing.execute(owner, first, `First ${count} ${n}`),
        closing.execute(owner, second, `Second ${count} ${n}`),
      ]);
      // None has waited for the other in a circle, and begun anew.
      expect(tries).toHaveBeenCalledTimes(2);
      tries.mockRestore();
      const closed = 'select from membership.organizations where id = any($1) and closed_at is not null';
      expect(await contexts.rows(closed, [[first, second]])).toHaveLength(2);
    }
  });

  it('is closed by an owner alone, who types its name', async () => {
    for (const role of ['admin', 'member', 'viewer'] as const) {
      const one = await person(role);
      await expect(() => close(one)).leavesBehind({ refused: 'organization_required' });
    }
    const stranger = await contexts.organization(`Elsewhere ${count}`);
    await expect(() => close(stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => close(owner, 'Pump')).leavesBehind({ refused: 'invalid_input' });
  });
});
