import { aBrowser } from '../../../../test/support/browser';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { goodPassword, registration } from '../../../../test/support/registration';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { RegisterMember } from '../registrations/register-member';
import type { RegisterMemberDto } from '../registrations/registrations.dto';
import { AccountsQueries } from './accounts.queries';
import { ChangePassword } from './change-password';
import { KnownPeople } from './known-people';
import {
  activation,
  domainProof,
  newAddress,
  oldAddress,
  organizationConfirmation,
  passwordReset,
  teamInvitation,
} from './mailed-links';
import { MeetPerson } from './meet-person';
import { RequestPasswordReset } from './request-password-reset';
import { SetPassword } from './set-password';
import { SignInWithProvider } from './sign-in-with-provider';

let contexts: Contexts;
let ada: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts({ RATE_LIMITS: 'on' });
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Accounts ${count}`);
});
afterEach(() => jest.restoreAllMocks());

const accounts = () => contexts.get(AccountsQueries);
const change = (set: string, id = ada.id) => contexts.rows(`update membership.users set ${set} where id = $1`, [id]);
const facts = async (columns: string, id = ada.id) =>
  (await contexts.rows(`select ${columns} from membership.users where id = $1`, [id]))[0];
/** Registers an organization and answers whose it is to be, and its number. */
async function register(changes: object) {
  const form = registration({ selectedPlan: 'free', ...changes }) as unknown as RegisterMemberDto;
  const memberId = await contexts.get(RegisterMember).execute(form, '10.0.0.1');
  const [row] = await contexts.rows(
    'select user_id as id, organization_id as "organizationId" from membership.membership_registrations where id = $1',
    [memberId],
  );
  return row as { id: string; organizationId: string };
}

describe('An account', () => {
  it('leads an organization as its owner or admin, once that is theirs', async () => {
    for (const [role, leads] of [
      ['admin', true],
      ['member', false],
      ['viewer', false],
    ] as const)
      expect([role, await accounts().leads((await contexts.person(organizationOf(ada), role)).id)]).toEqual([
        role,
        leads,
      ]);
    const actsFor = async () => (await accounts().principal(ada.id))?.organizations;
    expect([await accounts().leads(ada.id), await actsFor()]).toEqual([true, ada.organizations]);
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [ada.id]);
    expect([await accounts().leads(ada.id), await actsFor()]).toEqual([false, []]);
  });

  it('that is erased is nobody’s', async () => {
    await change('erased_at = now()');
    expect(await accounts().principal(ada.id)).toBeUndefined();
  });

  it('has the names of its own organizations kept out of its password, with the one that a link promises', async () => {
    await contexts.organization('Somebody else');
    const [waiting, promised] = [await register({ email: ada.email }), await register({ email: ada.email })];
    const names = await contexts.rows('select name from membership.organizations where id = $1', [
      promised.organizationId,
    ]);
    const user = { id: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Okafor' };
    const own = [ada.email, 'Ada', 'Okafor', `Accounts ${count}`];
    expect(waiting.id).toBe(ada.id);
    expect(await accounts().ownWords(user)).toEqual(own);
    expect((await accounts().ownWords(user, promised.organizationId)).sort()).toEqual([...own, names[0].name].sort());
  });

  it('is invited by the name that the registration of that very mail gave', async () => {
    const email = `invited${count}@leakfinders.example`;
    const first = await register({ email, contactName: 'Wambui Otieno' });
    const second = await register({ email, contactName: 'Alex Kimani' });
    expect(second.id).toBe(first.id);
    expect(await accounts().invited(first.id, first.organizationId)).toEqual({ email, firstName: 'Wambui' });
    expect(await accounts().invited(first.id, second.organizationId)).toEqual({ email, firstName: 'Alex' });
    expect(await accounts().invited(ada.id)).toEqual({ email: ada.email, firstName: 'Ada' });
    // Not by what somebody else said of themselves.
    expect(await accounts().invited(ada.id, first.organizationId)).toEqual({ email: ada.email, firstName: 'Ada' });
  });

  it('says of each of its organizations since when it is, until when it is tried, and whether it is suspended', async () => {
    const at = contexts.clock.now();
    const organization = async (set: string) => {
      await contexts.rows(`update membership.organizations set ${set} where id = $1`, [organizationOf(ada)]);
      return (await accounts().currentUser(ada.id))?.organizations[0]?.organization;
    };
    jest.spyOn(contexts.clock, 'now').mockReturnValue(at);
    const known = await organization(`created_at = '2026-01-02T03:04:05.678Z', trial_ends_at = null`);
    expect(known).toMatchObject({ createdAt: '2026-01-02T03:04:05.678Z', trialEndsAt: null });
    expect(known).not.toHaveProperty('isSuspended');
    const later = new Date(at.getTime() + 1).toISOString();
    expect(await organization(`trial_ends_at = '${later}'`)).toMatchObject({ trialEndsAt: later });
    expect(await organization(`trial_ends_at = '${at.toISOString()}'`)).toMatchObject({ trialEndsAt: null });
    expect(await organization('suspended_at = now()')).toMatchObject({ isSuspended: true });
  });

  it('that there is not is nobody’s', async () => {
    const nobody = '00000000-0000-4000-8000-00000000ffff';
    expect(await accounts().currentUser(nobody)).toBeUndefined();
    expect(await accounts().holder(nobody)).toBeUndefined();
  });

  it('that is suspended is nobody’s until the very end of it, and for good where none is named', async () => {
    const end = contexts.clock.now();
    await change(`suspended_at = now(), suspended_until = '${end.toISOString()}'`);
    const now = jest.spyOn(contexts.clock, 'now').mockReturnValue(new Date(end.getTime() - 1));
    expect(await accounts().principal(ada.id)).toBeUndefined();
    expect(await accounts().holder(ada.id)).toMatchObject({ suspended: { until: end } });
    now.mockReturnValue(end);
    expect(await accounts().principal(ada.id)).toMatchObject({ id: ada.id, kind: 'member' });
    expect(await accounts().holder(ada.id)).not.toHaveProperty('suspended');
    await change('suspended_until = null');
    now.mockReturnValue(new Date(end.getTime() + 1000 * day));
    expect(await accounts().principal(ada.id)).toBeUndefined();
    expect(await accounts().holder(ada.id)).toMatchObject({ suspended: { until: null } });
  });
});

describe('A person whom the alliance looks for', () => {
  const find = async (search: string) => (await contexts.get(KnownPeople).find(search)).map(({ id }) => id);

  it('is found by the beginnings of their names, by their address and by their number, by nothing else', async () => {
    const [wambui, other] = [
      await contexts.person(organizationOf(ada), 'member', `w${count}@found.example`),
      await contexts.person(organizationOf(ada), 'member', `o${count}@found.example`),
    ];
    await change(`first_name = 'Wambui${count} Grace', last_name = 'Otieno'`, wambui.id);
    await change(`first_name = 'Wambui${count}', last_name = 'Abdi'`, other.id);
    expect(await find(`wambui${count} ot`)).toEqual([wambui.id]);
    expect(await find(`grace wambui${count}`)).toEqual([wambui.id]);
    expect(await find(`ambui${count}`)).toEqual([]);
    expect(await find(`wambui${count}`)).toEqual([other.id, wambui.id]);
    for (const search of [` W${count}@FOUND.example`, wambui.id]) expect(await find(search)).toEqual([wambui.id]);
    await change('deletion_asked_at = now()', wambui.id);
    for (const search of [`w${count}@found.example`, wambui.id, `wambui${count} ot`])
      expect(await find(search)).toEqual([]);
  });

  it('is shown with the names of their organizations', async () => {
    const left = await contexts.organization(`Left ${count}`);
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'member', false)`,
      [ada.id, organizationOf(left)],
    );
    await change(`first_name = 'Ada', last_name = ''`);
    const known = {
      id: ada.id,
      name: 'Ada',
      firstName: 'Ada',
      address: ada.email,
      organizations: [`Accounts ${count}`],
    };
    expect(await contexts.get(KnownPeople).byId(ada.id)).toEqual(known);
    await change(`first_name = ''`);
    expect(await contexts.get(KnownPeople).byId(ada.id)).toMatchObject({ name: ada.email });
    await change('erased_at = now()');
    expect(await contexts.get(KnownPeople).byId(ada.id)).toBeUndefined();
  });
});

it('A mailed link lives for days, and one for a new password for half an hour', () => {
  const lives = [
    passwordReset,
    newAddress,
    oldAddress,
    domainProof,
    activation,
    teamInvitation,
    organizationConfirmation,
  ];
  expect(lives.map(({ lifeSeconds }) => lifeSeconds / 3600)).toEqual([0.5, 24, 24, 72, 168, 336, 720]);
});

describe('A link for a new password', () => {
  const send = (email = ada.email) => contexts.get(RequestPasswordReset).send(email);
  const mail = (template: string) => ({
    ...{ template, to: ada.email, about: `user:${ada.id}` },
    values: expect.objectContaining({ firstName: 'Ada', link: expect.stringContaining('?token=') }),
  });

  it('goes to who has a password, the one for the first to who has none, and nowhere else', async () => {
    await expect(send).leavesBehind({ mail: [mail('activation')] });
    await change(`password_hash = 'a hash'`);
    await expect(send).leavesBehind({ mail: [mail('password-reset')] });
    await expect(() => send('nobody@nowhere.example')).leavesBehind({});
    expect(await send('nobody@nowhere.example')).toBe(false);
  });

  it('says whether it is on its way: three of either kind in half an hour', async () => {
    const sent = [await send(), await send()];
    await change(`password_hash = 'a hash'`);
    expect([...sent, await send(), await send()]).toEqual([true, true, true, false]);
  });
});

describe('A password that is set by a link', () => {
  it('ends all sessions and the other links; who had one is told', async () => {
    const tokens = contexts.get(SingleUseTokens);
    const others = [await tokens.issue(passwordReset, ada.id, {}), await tokens.issue(activation, ada.id, {})];
    const set = async (purpose: typeof activation | typeof passwordReset) => {
      const token = await tokens.issue(purpose, ada.id, {});
      return () => contexts.get(SetPassword).execute(purpose, token, goodPassword, `10.0.1.${count}`);
    };
    const left = (by: string, hasPassword: boolean, mail: string[]) => ({
      audit: [
        {
          ...{ action: 'password.set', actor: `member:${ada.id}` },
          details: { with: by, before: { hasPassword }, after: { hasPassword: true } },
        },
      ],
      mail: mail.map((template) => ({ template, to: ada.email, about: `user:${ada.id}` })),
      notices: [`session:${ada.id}`],
    });
    await expect(await set(activation)).leavesBehind(left('activation', false, []));
    for (const [n, purpose] of [passwordReset, activation].entries())
      expect(await refusal(tokens.peek(purpose, others[n] as string))).toBe('token_invalid');
    await expect(await set(passwordReset)).leavesBehind(left('password-reset', true, ['password-changed']));
  });
});

describe('A present password', () => {
  /** A browser in which Ada is signed in. */
  async function browser() {
    const { request, reply } = aBrowser();
    await contexts.get(Sessions).open(request, reply, { kind: 'member', subject: ada.id, enterprise: false });
    return async (current: string, password = goodPassword) => {
      const viewer = (await contexts.get(Sessions).read(request)) as Viewer;
      return refusal(contexts.get(ChangePassword).execute(viewer, { current, password }, request, reply));
    };
  }
  const another = `${goodPassword} again`;

  beforeEach(async () => {
    const passwordHash = await contexts.get(PasswordHasher).hash(goodPassword);
    await contexts.rows('update membership.users set password_hash = $2 where id = $1', [ada.id, passwordHash]);
  });

  it('is guessed ten times from one address, unless a right one comes between', async () => {
    const change = await browser();
    const wrong = async (times: number) => {
      for (let n = 0; n < times; n += 1) expect(await change('not this one')).toBe('invalid_input');
    };
    await wrong(9);
    expect(await change(goodPassword, 'password')).toBe('password_refused');
    await wrong(9);
    expect(await change(goodPassword, goodPassword)).toBeUndefined();
    // From now on the browser is known: it has more.
    await wrong(19);
    const stranger = await browser();
    for (let n = 0; n < 10; n += 1) expect(await stranger('not this one')).toBe('invalid_input');
    expect(await stranger('not this one')).toBe('too_many_requests');
    expect(await change(goodPassword, another)).toBeUndefined();
  });

  it('that was wrong leaves its record behind, and changes nothing', async () => {
    const change = await browser();
    expect(await change('not this one', another)).toBe('invalid_input');
    const told = await contexts.rows(`select action, actor from platform.audit_events where actor = $1`, [
      `member:${ada.id}`,
    ]);
    expect(told).toEqual([{ action: 'password.refused', actor: `member:${ada.id}` }]);
    expect(await change(goodPassword, another)).toBeUndefined();
  });
});

describe('A first proof of an address', () => {
  const proved = async () => (await facts('email_verified_at as at')).at as Date | null;
  const before = new Date('2026-01-02T03:04:05Z');
  const link = async (purpose: typeof activation | typeof passwordReset) =>
    contexts
      .get(SetPassword)
      .execute(
        purpose,
        await contexts.get(SingleUseTokens).issue(purpose, ada.id, {}),
        'seven otters hold hands',
        '10.0.0.1',
      );
  const provider = () =>
    contexts.get(SignInWithProvider).execute({ email: ada.email, firstName: 'Pat', lastName: 'Provider', return: '/' });

  it.each<[string, () => Promise<unknown>]>([
    ['a first password', () => link(activation)],
    ['a new one', () => link(passwordReset)],
    ['an identity provider', provider],
  ])('is kept as %s brings another, and is that where there was none', async (_, prove) => {
    await change(`email_verified_at = '${before.toISOString()}'`);
    await prove();
    expect(await proved()).toEqual(before);
    await change('email_verified_at = null');
    const now = contexts.clock.now();
    jest.spyOn(contexts.clock, 'now').mockReturnValue(now);
    await prove();
    expect(await proved()).toEqual(now);
  });

  it('by an identity provider brings the name with it, and no later one does', async () => {
    await provider();
    expect(await facts('first_name as first, last_name as last')).toEqual({ first: 'Pat', last: 'Provider' });
    await change(`first_name = 'Ada', last_name = 'Okafor'`);
    expect(await provider()).toBe(ada.id);
    expect(await facts('first_name as first, last_name as last')).toEqual({ first: 'Ada', last: 'Okafor' });
  });
});

describe('An account that is to be erased', () => {
  const asked = `deletion_asked_at = now(), deletion_due_at = now() + interval '30 days'`;
  const meet = () => contexts.get(MeetPerson).execute(` ${ada.email.toUpperCase()} `, 'Rude Word');

  it('stays for a registration where nobody has ever signed in with it', async () => {
    await change(asked);
    expect(await meet()).toEqual({ id: ada.id, firstName: 'Ada', isVerified: false });
    expect(await facts('deletion_asked_at as asked, deletion_due_at as due')).toEqual({ asked: null, due: null });
  });

  it.each([`password_hash = 'a hash'`, 'email_verified_at = now()', 'suspended_at = now()'])(
    'is erased all the same where that is its own matter: %s',
    async (own) => {
      await change(`${asked}, ${own}`);
      await meet();
      expect(await facts('deletion_asked_at as asked, deletion_due_at as due')).toEqual({
        asked: expect.any(Date),
        due: expect.any(Date),
      });
    },
  );
});
