import type { FastifyReply, FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { admin } from '../../../../test/support/admin';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { goodPassword } from '../../../../test/support/registration';
import { day, minute } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { KnownDevices } from '../../../platform/passwords/known-devices';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { ChangePassword } from '../accounts/change-password';
import { activation, passwordReset } from '../accounts/mailed-links';
import { User } from '../accounts/user.entity';
import { BeginAuthenticator } from './authenticator/begin-authenticator';
import { ConfirmAuthenticator } from './authenticator/confirm-authenticator';
import { Factors } from './factors';
import { AskFactorReset } from './resets/ask-factor-reset';
import { FactorResets } from './resets/factor-resets';
import { SecurityQueries } from './security.queries';
import { browserInWords } from './sessions/browser-in-words';
import { EndOtherSessions } from './sessions/end-other-sessions';
import { EndSession } from './sessions/end-session';
import { CheckCode } from './signing-in/check-code';
import { TellHolder } from './tell-holder';

let contexts: Contexts;
let ada: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts({ ROLE: 'all', RATE_LIMITS: 'on' });
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Secured ${count}`);
  await contexts.rows('update membership.users set password_hash = $2 where id = $1', [
    ada.id,
    await contexts.get(PasswordHasher).hash(goodPassword),
  ]);
});
afterEach(() => {
  jest.restoreAllMocks();
  contexts.clock.reset();
});

const reply = () => ({ setCookie: () => undefined, clearCookie: () => undefined }) as unknown as FastifyReply;
const browser = (ip = '10.1.0.1', agent?: string) =>
  ({ cookies: {} as Record<string, string>, headers: { 'user-agent': agent }, ip }) as unknown as FastifyRequest;
const by = () => `member:${ada.id}`;

/** A browser in which Ada is signed in. */
async function signedIn(of = contexts.get(Sessions), agent?: string) {
  const request = browser('41.90.64.1', agent);
  const setCookie = (name: string, value: string) => Object.assign(request.cookies, { [name]: value });
  const keeping = { setCookie, clearCookie: () => undefined } as unknown as FastifyReply;
  await of.open(request, keeping, { kind: 'member', subject: ada.id, enterprise: false });
  return { request, reply: keeping, viewer: (await of.read(request)) as Viewer };
}

async function withApp() {
  const { key } = await contexts.get(BeginAuthenticator).execute(ada);
  const codeNow = (ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: contexts.clock.now().getTime() + ahead * 30_000,
    });
  const codes = await contexts.get(ConfirmAuthenticator).execute(ada, codeNow(), '10.1.0.1');
  return { codeNow, codes };
}

it('tells whose account it is from which country something was done', async () => {
  const values = expect.objectContaining({ what: 'You signed in', from: '41.90.64.1, Kenya' });
  await expect(() =>
    contexts.get(TellHolder).execute({ door: 'member', id: ada.id }, 'You signed in', '41.90.64.1'),
  ).leavesBehind({ mail: [{ template: 'security-notice', to: ada.email, about: `user:${ada.id}`, values }] });
});

describe('the sessions of an account', () => {
  it('are listed with browser, address and times, the last used first, and no other’s', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
    const { viewer } = await signedIn(undefined, firefox);
    await contexts.get(Sessions).open(browser(), reply(), { kind: 'admin', subject: admin.id, enterprise: false });
    contexts.clock.move(minute);
    const later = await signedIn();
    const sessions = await contexts.get(SecurityQueries).openSessions(viewer);
    expect(sessions).toEqual([
      expect.objectContaining({ id: later.viewer.sessionId, browser: 'An unknown program', isThis: false }),
      {
        id: viewer.sessionId,
        browser: 'Firefox on Windows',
        address: '41.90.64.1',
        country: 'KE',
        startedAt: expect.any(String),
        usedAt: expect.any(String),
        isThis: true,
      },
    ]);
  });

  it('end one by one and all at once, in every process at once; those of others are not there', async () => {
    const beside = await contexts.beside({ ROLE: 'web' });
    const elsewhere = beside.get(Sessions);
    const [own, ended, other] = [await signedIn(), await signedIn(), await signedIn()];
    for (const { request } of [own, ended, other]) expect(await elsewhere.read(request)).toBeDefined();
    const id = ended.viewer.sessionId;
    await expect(() => contexts.get(EndSession).execute(own.viewer, id)).leavesBehind({
      audit: [{ action: 'session.ended', actor: by(), details: { own: false } }],
      notices: [`session:${id}`],
    });
    expect(await refusal(contexts.get(EndSession).execute(own.viewer, id))).toBe('not_found');
    const stranger = await contexts.organization(`Stranger ${count}`);
    expect(await refusal(contexts.get(EndSession).execute(stranger, other.viewer.sessionId))).toBe('not_found');
    await expect(() => contexts.get(EndOtherSessions).execute(own.viewer)).leavesBehind({
      audit: [{ action: 'sessions.ended', actor: by() }],
      notices: [`session:${ada.id}`],
    });
    for (const sessions of [contexts.get(Sessions), elsewhere]) {
      expect(await sessions.read(ended.request)).toBeUndefined();
      expect(await sessions.read(other.request)).toBeUndefined();
      expect(await sessions.read(own.request)).toBeDefined();
    }
    await beside.close();
  });

  it('go on under a new token after a proof, and the old one is nobody’s', async () => {
    const { request, reply: keeping, viewer } = await signedIn();
    const before = { ...request, cookies: { ...request.cookies } } as FastifyRequest;
    contexts.clock.move(11 * minute);
    await contexts.get(Sessions).renew(request, keeping);
    const renewed = await contexts.get(Sessions).read(request);
    expect(renewed?.sessionId).not.toBe(viewer.sessionId);
    expect(renewed?.provenAt).toBeGreaterThan((viewer.provenAt ?? 0) + 10 * minute);
    expect(await contexts.get(Sessions).read(before)).toBeUndefined();
    expect(await refusal(contexts.get(Sessions).renew(before, keeping))).toBe('unauthenticated');
  });
});

describe('a password', () => {
  const newOne = 'nine green kettles by the sea';
  const change = (who: Awaited<ReturnType<typeof signedIn>>, current = goodPassword, password = newOne) =>
    contexts.get(ChangePassword).execute(who.viewer, { current, password }, who.request, who.reply);

  it('is changed by who knows the present one; all other sessions end', async () => {
    const [own, other] = [await signedIn(), await signedIn()];
    await expect(() => change(own)).leavesBehind(() => ({
      audit: [
        {
          action: 'password.set',
          actor: by(),
          details: { with: 'present-password', before: { hasPassword: true }, after: { hasPassword: true } },
        },
      ],
      mail: [{ template: 'password-changed', to: ada.email, about: `user:${ada.id}` }],
      notices: [`session:${own.viewer.sessionId}`, `session:${ada.id}`],
    }));
    expect(await contexts.get(Sessions).read(own.request)).toBeDefined();
    expect(await contexts.get(Sessions).read(other.request)).toBeUndefined();
  });

  it('that is changed ends mailed links, and lets this browser in by its new one', async () => {
    const own = await signedIn();
    const tokens = contexts.get(SingleUseTokens);
    const links = [await tokens.issue(passwordReset, ada.id, {}), await tokens.issue(activation, ada.id, {})];
    await change(own);
    for (const [n, purpose] of [passwordReset, activation].entries())
      expect(await refusal(tokens.peek(purpose, links[n] as string))).toBe('token_invalid');
    const { passwordHash } = await contexts.database.manager.findOneByOrFail(User, { id: ada.id });
    const known = (hash: string) => contexts.get(KnownDevices).recognize(own.request, 'member', ada.id, hash);
    expect(known(passwordHash as string)).toEqual(expect.any(String));
    expect(await contexts.get(PasswordHasher).matches(passwordHash, newOne)).toBe(true);
  });

  it('stays as it was set meanwhile, by a link, against who knew the one before', async () => {
    const own = await signedIn();
    const hasher = contexts.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
      await contexts.rows(`update membership.users set password_hash = 'set meanwhile' where id = $1`, [ada.id]);
      return hash(password);
    });
    await expect(() => change(own)).leavesBehind({ refused: 'invalid_input' });
    const [{ kept }] = await contexts.rows('select password_hash as kept from membership.users where id = $1', [
      ada.id,
    ]);
    expect(kept).toBe('set meanwhile');
  });

  it('is guessed by who is signed in no more often than by others', async () => {
    const own = await signedIn();
    const answers = [];
    for (let n = 0; n <= 10; n += 1) answers.push(await refusal(change(own, `guess ${n}`)));
    expect(answers).toEqual([...Array(10).fill('invalid_input'), 'too_many_requests']);
    expect(await refusal(change(own))).toBe('too_many_requests');
  });

  it('stays when the present one is wrong, the new one easily guessed, or none is set', async () => {
    const own = await signedIn();
    await expect(() => change(own, 'not this one')).leavesBehind({
      refused: 'invalid_input',
      audit: [{ action: 'password.refused', actor: by() }],
    });
    await expect(() => change(own, goodPassword, `secured ${count} secured`)).leavesBehind({
      refused: 'password_refused',
    });
    await contexts.rows('update membership.users set password_hash = null where id = $1', [ada.id]);
    await expect(() => change(own)).leavesBehind({ refused: 'password_not_set' });
  });

  it('wants a fresh proof where there is a second factor', async () => {
    const own = await signedIn();
    await withApp();
    contexts.clock.move(10 * minute);
    await expect(() => change(own)).leavesBehind({ refused: 'proof_required' });
  });
});

describe('guesses of codes', () => {
  const guess = (code: string, request = browser()) =>
    refusal(contexts.get(CheckCode).execute(request, { door: 'member', id: ada.id }, code, async () => undefined));

  it('end for the network that makes them, not for others nor for a recovery code', async () => {
    const { codeNow, codes } = await withApp();
    for (let n = 0; n < 10; n += 1) expect(await guess('000000')).toBe('code_wrong');
    expect(await guess('000000')).toBe('too_many_requests');
    expect(await guess(codeNow(1))).toBe('too_many_requests');
    for (let n = 0; n < 40; n += 1) await guess('000000', browser(`10.9.0.${n}`));
    expect(await guess(codeNow(1), browser('10.8.0.1'))).toBe('too_many_requests');
    expect(await guess(codes[0] as string, browser('10.8.0.2'))).toBeUndefined();
  });
});

describe('factors that were all lost', () => {
  const ask = (email = ada.email) => contexts.get(AskFactorReset).execute(admin, email);
  const asked = () => ({
    action: 'factor-reset.asked',
    actor: `admin:${admin.id}`,
    subject: `person:${ada.id}`,
    details: { dueAt: expect.any(String) },
  });

  it('are removed three days after a super admin asked for it; the person is told at both ends', async () => {
    await expect(() => ask()).leavesBehind({ refused: 'no_factors_to_reset' });
    expect(await refusal(ask('nobody@nowhere.example'))).toBe('not_found');
    await withApp();
    const { request } = await signedIn();
    await expect(() => ask()).leavesBehind({
      audit: [asked()],
      mail: [{ template: 'factor-reset-asked', to: ada.email, about: `user:${ada.id}` }],
    });
    contexts.clock.move(3 * day - minute);
    await contexts.run('reset-factors');
    expect(await contexts.get(Factors).count(ada.id)).toBe(1);
    contexts.clock.move(3 * day);
    await expect(() => contexts.run('reset-factors')).leavesBehind({
      audit: [{ action: 'factors.reset', actor: 'system', subject: `person:${ada.id}` }],
      mail: [{ template: 'security-notice', to: ada.email, about: `user:${ada.id}` }],
      notices: [`session:${ada.id}`],
    });
    expect(await contexts.get(Factors).count(ada.id)).toBe(0);
    expect(await contexts.get(Sessions).read(request)).toBeUndefined();
  });

  it('are kept once one of them was shown', async () => {
    await withApp();
    await ask();
    expect((await contexts.get(SecurityQueries).overview(ada)).factorsRemovedAt).not.toBeNull();
    await expect(() => contexts.get(FactorResets).stop({ door: 'member', id: ada.id })).leavesBehind({
      audit: [{ action: 'factor-reset.stopped', actor: by(), subject: `person:${ada.id}` }],
    });
    contexts.clock.move(4 * day);
    await contexts.run('reset-factors');
    expect(await contexts.get(Factors).count(ada.id)).toBe(1);
  });
});

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['Something (X11; Linux x86_64)', 'A program on Linux'],
  ['', 'An unknown program'],
])('a browser that calls itself %s is %s', (agent, words) => {
  expect(browserInWords(agent)).toBe(words);
});
