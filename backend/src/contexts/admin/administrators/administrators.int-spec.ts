import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { day, minute } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { AdminRole } from '../accounts/admin-account.entity';
import { AdminAccounts } from '../accounts/admin-accounts';
import { AdministratorsQueries } from './administrators.queries';
import { BecomeAdministrator } from './become-administrator';
import { ChangeAdminRole } from './change-admin-role';
import { InviteAdministrator } from './invite-administrator';
import { RemoveAdministrator } from './remove-administrator';
import { RevokeAdminInvitation } from './revoke-admin-invitation';

let contexts: Contexts;
let root: Viewer;
const password = 'seven otters keep the mail';
const reason = 'Left the team.';

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows('delete from admin.accounts where not bootstrapped');
  await contexts.rows('truncate admin.invitations, notifications.messages, platform.sessions');
});
afterAll(() => contexts.stop());

const queries = () => contexts.get(AdministratorsQueries).all();
const invite = (email = 'Noor@alliance.example', role = AdminRole.Operator) =>
  contexts.get(InviteAdministrator).execute(root, { email, role });

/** The token of the link that was mailed last. */
async function tokenOf(work: () => Promise<unknown>): Promise<string> {
  const issue = jest.spyOn(contexts.get(SingleUseTokens), 'issue');
  await work();
  const token = await issue.mock.results.at(-1)?.value;
  issue.mockRestore();
  return token;
}
const become = (token: string, username = 'noor') =>
  contexts.get(BecomeAdministrator).execute({ token, username, password });
const another = async (role = AdminRole.Operator, username = 'noor') =>
  become(await tokenOf(() => invite(`${username}@alliance.example`, role)), username);

async function signIn(subject: string): Promise<FastifyRequest> {
  const request = { cookies: {} as Record<string, string>, headers: {} } as FastifyRequest;
  const setCookie = (name: string, value: string) => Object.assign(request.cookies, { [name]: value });
  await contexts
    .get(Sessions)
    .open(request, { setCookie } as unknown as FastifyReply, { kind: 'admin', subject, enterprise: false });
  return request;
}

describe('an invitation to run the alliance', () => {
  it('is mailed to the address, and stands in the list', async () => {
    await expect(() => invite()).leavesBehind((id: string) => ({
      mail: [{ template: 'admin-invited', to: 'Noor@alliance.example', about: `admin-invitation:${id}` }],
      audit: [
        {
          action: 'administrator.invited',
          actor: `admin:${root.id}`,
          subject: `admin-invitation:${id}`,
          details: { role: 'operator' },
        },
      ],
    }));
    expect((await queries()).invitations).toMatchObject([{ email: 'noor@alliance.example', role: 'operator' }]);
  });

  it('makes an account that signs in with its own password, once, and all super admins are told', async () => {
    const token = await tokenOf(() => invite());
    expect(await contexts.get(BecomeAdministrator).offered(token)).toEqual({
      email: 'noor@alliance.example',
      role: 'operator',
    });
    await expect(() => become(token)).leavesBehind((id: string) => ({
      mail: [{ template: 'administrators-changed', to: root.email, about: `admin:${root.id}` }],
      audit: [
        {
          action: 'administrator.joined',
          actor: `admin:${id}`,
          subject: `admin:${id}`,
          details: { after: { username: 'noor', role: 'operator' } },
        },
      ],
    }));
    const { administrators, invitations } = await queries();
    expect(invitations).toEqual([]);
    expect(administrators.map(({ username, role, isOfEnvironment }) => [username, role, isOfEnvironment])).toEqual([
      ['admin', 'super-admin', true],
      ['noor', 'operator', false],
    ]);
    const from = { ip: '203.0.113.7', cookies: {}, headers: {} } as unknown as FastifyRequest;
    expect(await contexts.get(AdminAccounts).verify('noor', password, from)).toMatchObject({
      id: administrators[1]?.id,
    });
    expect(await refusal(become(token, 'noor2'))).toBe('token_invalid');
  });

  it('takes the place of the one before, and its link works alone', async () => {
    const first = await tokenOf(() => invite());
    const second = await tokenOf(() => invite('noor@alliance.example', AdminRole.SuperAdmin));
    expect((await queries()).invitations).toMatchObject([{ role: 'super-admin' }]);
    expect(await refusal(contexts.get(BecomeAdministrator).offered(first))).toBe('token_invalid');
    await become(second);
    expect((await queries()).administrators.map(({ role }) => role)).toEqual(['super-admin', 'super-admin']);
  });

  it('is refused where the address has had enough of them, and the link of the one before works on', async () => {
    const last = await tokenOf(() => invite());
    jest.spyOn(contexts.get(Mail), 'queue').mockResolvedValueOnce(undefined);
    await expect(() => invite('noor@alliance.example', AdminRole.SuperAdmin)).leavesBehind({
      refused: 'too_many_requests',
    });
    expect(await contexts.get(BecomeAdministrator).offered(last)).toMatchObject({ role: 'operator' });
  });

  it('works no more once it was taken back, or after three days', async () => {
    const token = await tokenOf(() => invite());
    const id = (await queries()).invitations[0]?.id as string;
    await expect(() => contexts.get(RevokeAdminInvitation).execute(root, id)).leavesBehind({
      audit: [{ action: 'administrator.uninvited', actor: `admin:${root.id}`, subject: `admin-invitation:${id}` }],
    });
    expect(await refusal(become(token))).toBe('token_invalid');
    expect(await refusal(contexts.get(RevokeAdminInvitation).execute(root, id))).toBe('not_found');
    const late = await tokenOf(() => invite());
    contexts.clock.move(3 * day);
    expect(await refusal(become(late))).toBe('token_invalid');
    expect((await queries()).invitations).toHaveLength(1);
  });

  it('keeps its link where the username is taken, of somebody who is gone too, or the password is easily guessed', async () => {
    const id = await another(AdminRole.Operator, 'bo');
    await contexts.get(RemoveAdministrator).execute(root, id, reason);
    const token = await tokenOf(() => invite());
    for (const taken of ['admin', 'bo']) expect(await refusal(become(token, taken))).toBe('username_taken');
    const weak = { token, username: 'noor', password: 'noor@alliance.example' };
    expect(await refusal(contexts.get(BecomeAdministrator).execute(weak))).toBe('password_refused');
    await become(token);
  });

  it('makes one account of two who follow its link at once', async () => {
    const token = await tokenOf(() => invite());
    const outcomes = await Promise.allSettled([become(token, 'one'), become(token, 'two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await queries()).administrators).toHaveLength(2);
  });
});

describe('who runs the alliance', () => {
  it.each([
    ['was removed', (id: string) => contexts.get(RemoveAdministrator).execute(root, id, reason)],
    ['is an operator', (id: string) => contexts.get(ChangeAdminRole).execute(root, id, AdminRole.Operator, reason)],
  ])('has invited nobody once they are gone from the super admins: %s', async (_, leave) => {
    const id = await another(AdminRole.SuperAdmin);
    const inviting = () =>
      contexts.get(InviteAdministrator).execute({ ...root, id }, { email: 'bo@x.example', role: AdminRole.SuperAdmin });
    const token = await tokenOf(inviting);
    const own = await tokenOf(() => invite('eve@alliance.example'));
    await leave(id);
    expect((await queries()).invitations).toMatchObject([{ email: 'eve@alliance.example' }]);
    expect(await refusal(become(token, 'bo'))).toBe('token_invalid');
    await become(own, 'eve');
  });

  it('may do more or less from the next call on', async () => {
    const id = await another();
    const request = await signIn(id);
    expect(await contexts.get(Sessions).read(request)).toMatchObject({ kind: 'operator' });
    const change = () => contexts.get(ChangeAdminRole).execute(root, id, AdminRole.SuperAdmin, reason);
    await expect(change).leavesBehind({
      audit: [
        {
          action: 'administrator.role-changed',
          actor: `admin:${root.id}`,
          subject: `admin:${id}`,
          details: { before: { role: 'operator' }, after: { role: 'super-admin' }, reason },
        },
      ],
      mail: [
        { template: 'administrators-changed', to: root.email, about: `admin:${root.id}` },
        { template: 'administrators-changed', to: 'noor@alliance.example', about: `admin:${id}` },
      ],
      notices: [`session:${id}`],
    });
    expect(await contexts.get(Sessions).read(request)).toMatchObject({ kind: 'super-admin' });
    await expect(change).leavesBehind({});
  });

  it('is locked out at once when removed, and named by the audit still', async () => {
    const id = await another(AdminRole.SuperAdmin);
    const request = await signIn(id);
    await expect(() => contexts.get(RemoveAdministrator).execute(root, id, reason)).leavesBehind({
      audit: [
        {
          action: 'administrator.removed',
          actor: `admin:${root.id}`,
          subject: `admin:${id}`,
          details: { before: { username: 'noor', role: 'super-admin' }, reason },
        },
      ],
      mail: [
        {
          template: 'administrators-changed',
          to: root.email,
          about: `admin:${root.id}`,
          values: { what: 'noor runs the alliance no more.', reason, link: expect.stringMatching(/administrators$/) },
        },
      ],
      notices: [`session:${id}`],
    });
    expect(await contexts.get(Sessions).read(request)).toBeUndefined();
    const from = { ip: '203.0.113.8', cookies: {}, headers: {} } as unknown as FastifyRequest;
    for (const tried of [password, '-'])
      expect(await refusal(contexts.get(AdminAccounts).verify('noor', tried, from))).toBe('admin_credentials_wrong');
    expect((await queries()).administrators).toHaveLength(1);
    expect(await contexts.rows('select username from admin.accounts where id = $1', [id])).toEqual([
      { username: 'noor' },
    ]);
  });

  it('is signed in for a day from the sign-in, however much that is used', async () => {
    const request = await signIn(await another());
    const viewer = () => contexts.get(Sessions).read(request);
    contexts.clock.move(day / 2);
    expect(await viewer()).toBeDefined();
    contexts.clock.move(day / 2 - minute);
    expect(await viewer()).toBeDefined();
    contexts.clock.move(minute);
    expect(await viewer()).toBeUndefined();
  });

  it('changes neither their own account nor the one of the environment', async () => {
    const id = await another(AdminRole.SuperAdmin);
    const noor = { ...root, id };
    for (const [viewer, target, code] of [
      [noor, id, 'own_admin_account'],
      [root, root.id, 'own_admin_account'],
      [noor, root.id, 'admin_of_environment'],
      [root, '00000000-0000-4000-8000-ffffffffffff', 'not_found'],
    ] as const) {
      expect(await refusal(contexts.get(RemoveAdministrator).execute(viewer, target, reason))).toBe(code);
      expect(await refusal(contexts.get(ChangeAdminRole).execute(viewer, target, AdminRole.Operator, reason))).toBe(
        code,
      );
    }
  });
});
