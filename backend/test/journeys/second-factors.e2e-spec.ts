import { Secret, TOTP } from 'otpauth';
import { minute } from '../../src/platform/clock/durations';
import { Database } from '../../src/platform/database/database';
import { Sessions } from '../../src/platform/sessions/sessions';
import { SingleUseTokens } from '../../src/platform/tokens/single-use-tokens';
import type { Client } from '../support/client';
import { SoftPasskey } from '../support/passkey';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { goodPassword } from '../support/registration';

describe('A second factor', () => {
  let product: Product;
  let ada: { id: string; email: string; client: Client };

  beforeAll(async () => {
    // No job sends the mails, whose values are looked at.
    product = await startProduct({ ROLE: 'web' });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    ada = (await gatherPeople(product)).people.owner;
  });

  const rows = async (sql: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(sql, values)).rows;
  const codeOf = (key: string, ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });
  const forgetSteps = () => rows('update membership.secured_accounts set last_step = null where id = $1', [ada.id]);
  const newPasskey = (verifies = true, origin = product.config.appUrl) => new SoftPasskey(origin, verifies);
  const firstStep = async (by = product.visitor()) => {
    const answer = await by.post('/api/login', { email: ada.email, password: goodPassword });
    expect([answer.status, answer.body.code]).toEqual([401, 'second_step_required']);
    return by;
  };
  const secondStep = (by: Client, code: string) => by.post('/api/auth/second-step', { code });
  const isSignedIn = async (by: Client) => (await by.get('/api/auth/user')).status === 200;

  async function setUpApp(by = ada.client) {
    const { body } = await by.post('/api/auth/authenticator');
    const confirmed = await by.post('/api/auth/authenticator/confirm', { code: codeOf(body.key) });
    expect(confirmed.status).toBe(200);
    await forgetSteps();
    return { key: body.key as string, codes: confirmed.body.recoveryCodes as string[] };
  }
  async function addPasskey(passkey = newPasskey(), by = ada.client) {
    const { body } = await by.post('/api/auth/passkeys/challenge');
    const credential = passkey.make(body.options);
    return by.post('/api/auth/passkeys', { name: 'Laptop', credential });
  }
  const usePasskey = async (passkey: SoftPasskey, by = product.visitor()) => {
    const { body } = await by.post('/api/auth/passkey/challenge');
    return by.post('/api/auth/passkey', { credential: passkey.use(body.options) });
  };
  const age = async (milliseconds: number) => {
    await rows(
      `update platform.sessions set sess = sess || jsonb_build_object('provenAt', $2::float8) where sess->>'subject' = $1`,
      [ada.id, Date.now() - milliseconds],
    );
    await product.app.get(Sessions).refresh(ada.id);
  };
  const notice = (what: unknown, detail?: unknown) => ({
    template: 'security-notice',
    to: ada.email,
    about: `user:${ada.id}`,
    values: expect.objectContaining({ what, from: '127.0.0.1', ...(detail !== undefined && { detail }) }),
  });
  const by = () => `member:${ada.id}`;

  describe('of an authenticator app', () => {
    it('is asked for once a first code was right; there is no session before it', async () => {
      const { body } = await ada.client.post('/api/auth/authenticator');
      expect(body.address).toContain(`secret=${body.key}`);
      expect(
        (await rows('select authenticator_secret from membership.secured_accounts where id = $1', [ada.id]))[0],
      ).toEqual({
        authenticator_secret: expect.any(Buffer),
      });
      const unconfirmed = product.visitor();
      expect((await unconfirmed.post('/api/login', { email: ada.email, password: goodPassword })).status).toBe(200);
      const wrong = await ada.client.post('/api/auth/authenticator/confirm', { code: '000000' });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'code_wrong']);
      await expect(() => ada.client.post('/api/auth/authenticator/confirm', { code: codeOf(body.key) })).leavesBehind(
        (answer: { body: { recoveryCodes: string[] } }) => {
          expect(new Set(answer.body.recoveryCodes).size).toBe(10);
          return {
            audit: [{ action: 'authenticator.added', actor: by() }],
            mail: [notice('An authenticator app was added')],
          };
        },
      );
      await forgetSteps();

      const browser = await firstStep();
      expect(browser.cookie('sid')).toBeUndefined();
      expect(await isSignedIn(browser)).toBe(false);
      expect((await browser.get('/api/auth/second-step')).body).toEqual({ authenticator: true, passkey: false });
      const refused = await secondStep(browser, '000000');
      expect([refused.status, refused.body.code]).toEqual([422, 'code_wrong']);
      const signedIn = await secondStep(browser, ` ${codeOf(body.key).replace(/^(...)/, '$1 ')} `);
      expect(signedIn.body).toEqual({ as: 'member', enterprise: false, return: '/' });
      expect(await isSignedIn(browser)).toBe(true);
      expect((await secondStep(browser, codeOf(body.key, 1))).body.code).toBe('sign_in_again');
    });

    it('is taken one half minute early or late, and no farther', async () => {
      const { key } = await setUpApp();
      for (const [ahead, status] of [
        [-2, 422],
        [2, 422],
        [-1, 200],
        [0, 200],
        [1, 200],
      ] as const)
        expect([ahead, (await secondStep(await firstStep(), codeOf(key, ahead))).status]).toEqual([ahead, status]);
    });

    it('is refused when it was used, or is older than one that was, also twice at once', async () => {
      const { key } = await setUpApp();
      const both = [await firstStep(), await firstStep()];
      const code = codeOf(key);
      const answers = await Promise.all(both.map((browser) => secondStep(browser, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await secondStep(await firstStep(), code)).body.code).toBe('code_wrong');
      expect((await secondStep(await firstStep(), codeOf(key, -1))).body.code).toBe('code_wrong');
      expect((await secondStep(await firstStep(), codeOf(key, 1))).status).toBe(200);
    });

    it('is asked for at every door', async () => {
      const { key } = await setUpApp();
      const form = product.visitor();
      const posted = await form.postForm('/api/login', {
        email: ada.email,
        password: goodPassword,
        return: '/problems?search=leak',
      });
      expect([posted.status, posted.headers.get('location')]).toEqual([303, '/login/verify']);
      expect((await secondStep(form, codeOf(key))).body.return).toBe('/problems?search=leak');
      await forgetSteps();
      const enterprise = product.visitor();
      const asked = await enterprise.post('/api/enterprise/auth/login', { email: ada.email, password: goodPassword });
      expect(asked.body.code).toBe('second_step_required');
      expect((await secondStep(enterprise, codeOf(key))).body.enterprise).toBe(true);
    });

    it('is one at a time, and goes with its recovery codes', async () => {
      await setUpApp();
      expect((await ada.client.post('/api/auth/authenticator')).body.code).toBe('authenticator_set');
      expect((await ada.client.post('/api/auth/authenticator/confirm', { code: '123456' })).body.code).toBe(
        'authenticator_set',
      );
      await expect(() => ada.client.send('DELETE', '/api/auth/authenticator')).leavesBehind({
        audit: [{ action: 'authenticator.removed', actor: by() }],
        mail: [notice('The authenticator app was removed')],
      });
      expect((await ada.client.send('DELETE', '/api/auth/authenticator')).status).toBe(404);
      expect((await ada.client.post('/api/auth/authenticator/confirm', { code: '123456' })).body.code).toBe(
        'authenticator_not_begun',
      );
      expect((await ada.client.post('/api/auth/recovery-codes')).body.code).toBe('no_factor');
      expect((await ada.client.get('/api/auth/security')).body).toMatchObject({
        hasPassword: true,
        authenticatorSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
      });
    });
  });

  describe('replaced by a recovery code', () => {
    it('signs in once, however it is typed, and of two at once one; the person is told', async () => {
      const { codes } = await setUpApp();
      const [first = '', second = ''] = codes;
      const browser = await firstStep();
      await expect(() =>
        secondStep(browser, first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')),
      ).leavesBehind({
        audit: [
          { action: 'recovery-code.used', actor: by(), details: { left: 9 } },
          { action: 'session.opened', actor: by(), details: { by: 'code' } },
        ],
        mail: [
          notice(
            expect.stringMatching(/^You signed in with a new browser$|^A recovery code was used$/),
            expect.stringMatching(/^9 are left\.$|^It says it is/),
          ),
          notice(
            expect.stringMatching(/^You signed in with a new browser$|^A recovery code was used$/),
            expect.stringMatching(/^9 are left\.$|^It says it is/),
          ),
        ],
      });
      await expect(async () => secondStep(await firstStep(), first)).leavesBehind({
        refused: 'code_wrong',
        audit: [{ action: 'code.refused', actor: by() }],
      });
      const both = [await firstStep(), await firstStep()];
      const answers = await Promise.all(both.map((one) => secondStep(one, second)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('works no more once there are new ones; none stands in the database', async () => {
      const { codes } = await setUpApp();
      const kept = JSON.stringify(await rows('select digest from membership.recovery_codes'));
      for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
      await expect(() => ada.client.post('/api/auth/recovery-codes')).leavesBehind({
        audit: [{ action: 'recovery-codes.replaced', actor: by() }],
        mail: [notice('Your recovery codes were replaced')],
      });
      expect((await secondStep(await firstStep(), codes[0] as string)).body.code).toBe('code_wrong');
    });
  });

  describe('that is a passkey', () => {
    it('signs in alone, and is the second step of a password; named, and removed', async () => {
      const passkey = newPasskey();
      let made: { recoveryCodes: string[] } = { recoveryCodes: [] };
      await expect(() => addPasskey(passkey)).leavesBehind((answer: { body: typeof made }) => {
        made = answer.body;
        return {
          audit: [
            {
              action: 'passkey.added',
              actor: by(),
              subject: expect.stringMatching(/^passkey:/),
              details: { name: 'Laptop' },
            },
          ],
          mail: [notice('A passkey was added', 'It is called “Laptop”.')],
        };
      });
      expect(made.recoveryCodes).toHaveLength(10);
      expect((await setUpApp()).codes).toEqual([]);

      const alone = product.visitor();
      expect((await usePasskey(passkey, alone)).body).toMatchObject({ as: 'member', return: '/' });
      expect(await isSignedIn(alone)).toBe(true);
      const halfWay = await firstStep();
      expect((await usePasskey(passkey, halfWay)).status).toBe(200);
      expect((await halfWay.get('/api/auth/second-step')).body.code).toBe('sign_in_again');

      const [{ id, usedAt }] = (await ada.client.get('/api/auth/security')).body.passkeys;
      expect(usedAt).not.toBeNull();
      const at = `/api/auth/passkeys/${id}`;
      await expect(() => ada.client.send('PATCH', at, { name: 'Phone' })).leavesBehind({
        audit: [
          {
            action: 'passkey.renamed',
            actor: by(),
            subject: `passkey:${id}`,
            details: { before: { name: 'Laptop' }, after: { name: 'Phone' } },
          },
        ],
      });
      const stranger = (await gatherPeople(product)).people.owner.client;
      expect((await stranger.send('PATCH', at, { name: 'Mine' })).status).toBe(404);
      expect((await stranger.send('DELETE', at)).status).toBe(404);
      await expect(() => ada.client.send('DELETE', at)).leavesBehind({
        audit: [{ action: 'passkey.removed', actor: by(), subject: `passkey:${id}`, details: { name: 'Phone' } }],
        mail: [notice('A passkey was removed', 'It was called “Phone”.')],
      });
      expect((await usePasskey(passkey)).body.code).toBe('passkey_refused');
    });

    it.each<[string, () => Promise<unknown>]>([
      [
        'twice',
        async () => {
          const passkey = newPasskey();
          expect((await addPasskey(passkey)).status).toBe(200);
          return (await addPasskey(passkey)).body.code === 'passkey_known' && 'passkey_refused';
        },
      ],
      ['of another origin', async () => (await addPasskey(newPasskey(true, 'https://evil.example'))).body.code],
      ['that verified nobody', async () => (await addPasskey(newPasskey(false))).body.code],
      [
        'for a challenge of another person',
        async () => {
          const other = (await gatherPeople(product)).people.owner.client;
          const { body } = await other.post('/api/auth/passkeys/challenge');
          const credential = newPasskey().make(body.options);
          return (await ada.client.post('/api/auth/passkeys', { name: 'Laptop', credential })).body.code;
        },
      ],
      [
        'for a challenge to sign in',
        async () => {
          const { body } = await ada.client.post('/api/auth/passkey/challenge');
          const credential = newPasskey().make(body.options);
          return (await ada.client.post('/api/auth/passkeys', { name: 'Laptop', credential })).body.code;
        },
      ],
      [
        'for a challenge of nobody',
        async () => {
          const credential = newPasskey().make({ challenge: 'x'.repeat(43) });
          return (await ada.client.post('/api/auth/passkeys', { name: 'Laptop', credential })).body.code;
        },
      ],
      [
        'that is nothing',
        async () =>
          (await ada.client.post('/api/auth/passkeys', { name: 'Laptop', credential: { response: 1 } })).body.code,
      ],
    ])('is not added %s', async (_, add) => {
      expect(await add()).toBe('passkey_refused');
    });

    it('is refused with a used challenge, another origin, without verifying, and when nobody has it, in one way', async () => {
      const passkey = newPasskey();
      await addPasskey(passkey);
      const visitor = product.visitor();
      const { options } = (await visitor.post('/api/auth/passkey/challenge')).body;
      const answers = [];
      const credential = passkey.use(options);
      expect((await visitor.post('/api/auth/passkey', { credential })).status).toBe(200);
      answers.push(await product.visitor().post('/api/auth/passkey', { credential }));
      for (const [field, value] of [
        ['origin', 'https://evil.example'],
        ['verifies', false],
      ] as const) {
        const changed = Object.assign(Object.create(Object.getPrototypeOf(passkey)), passkey, { [field]: value });
        answers.push(await usePasskey(changed));
      }
      answers.push(
        await usePasskey(newPasskey()),
        await product.visitor().post('/api/auth/passkey', { credential: {} }),
      );
      for (const { status, body } of answers)
        expect([status, body.code, body.detail]).toEqual([
          422,
          'passkey_refused',
          'The passkey was not accepted. Please try again.',
        ]);
    });
  });

  describe('as a fresh proof', () => {
    const fresh = [
      ['POST', '/api/auth/authenticator'],
      ['POST', '/api/auth/authenticator/confirm', { code: '123456' }],
      ['DELETE', '/api/auth/authenticator'],
      ['POST', '/api/auth/recovery-codes'],
      ['POST', '/api/auth/passkeys/challenge'],
      ['POST', '/api/auth/passkeys', { name: 'Laptop', credential: {} }],
      ['DELETE', '/api/auth/passkeys/00000000-0000-4000-8000-000000000001'],
      ['GET', '/api/auth/proof'],
      ['GET', '/api/account/data-exports/00000000-0000-4000-8000-000000000001'],
    ] as const;

    it('is asked for ten minutes after the last by every change of factors, and by the archive of one’s data', async () => {
      await age(10 * minute);
      for (const [method, path, body] of fresh)
        expect([path, (await ada.client.send(method, path, body)).body.code]).toEqual([path, 'proof_required']);
    });

    it('is the password where there is no factor, and else the factor; the session goes on under a new token', async () => {
      const prove = (body: object) => ada.client.post('/api/auth/proof', body);
      await age(10 * minute);
      await expect(() => prove({ password: 'not the password' })).leavesBehind({
        refused: 'proof_wrong',
        audit: [{ action: 'proof.refused', actor: by() }],
      });
      expect((await prove({})).status).toBe(400);
      expect((await prove({ password: goodPassword, code: '123456' })).status).toBe(400);
      const before = ada.client.cookie('sid') as string;
      await expect(() => prove({ password: goodPassword })).leavesBehind({
        audit: [{ action: 'identity.proven', actor: by(), details: { by: 'password' } }],
        notices: [expect.stringMatching(/^session:/)] as never,
      });
      expect(ada.client.cookie('sid')).not.toBe(before);
      const stolen = product.visitor();
      stolen.setCookie('sid', before);
      expect(await isSignedIn(stolen)).toBe(false);
      const { key, codes } = await setUpApp();

      await age(10 * minute);
      expect((await prove({ password: goodPassword })).body.code).toBe('factor_required');
      expect((await prove({ code: '000000' })).body.code).toBe('code_wrong');
      expect((await prove({ code: codeOf(key) })).status).toBe(204);
      await age(10 * minute);
      expect((await prove({ code: codes[0] })).status).toBe(204);
      const passkey = newPasskey();
      expect((await addPasskey(passkey)).status).toBe(200);
      const { options } = (await ada.client.post('/api/auth/passkey/challenge')).body;
      expect((await prove({ credential: passkey.use(options) })).status).toBe(204);

      const other = (await gatherPeople(product)).people.owner.client;
      const challenge = (await other.post('/api/auth/passkey/challenge')).body;
      const foreign = await other.post('/api/auth/proof', { credential: passkey.use(challenge.options) });
      expect(foreign.body.code).toBe('passkey_refused');
    });
  });

  it('is not got around by a sign-in that was half way when the password changed', async () => {
    const { key } = await setUpApp();
    const halfWay = await firstStep();
    const changed = await ada.client.post('/api/auth/change-password', {
      current: goodPassword,
      password: 'nine green kettles by the sea',
    });
    expect(changed.status).toBe(204);
    expect((await secondStep(halfWay, codeOf(key))).body.code).toBe('sign_in_again');
    expect(await isSignedIn(ada.client)).toBe(true);
  });

  it('is not got around by a sign-in that was half way when all other sessions ended', async () => {
    const { key } = await setUpApp();
    const halfWay = await firstStep();
    expect((await ada.client.send('DELETE', '/api/auth/sessions')).status).toBe(204);
    expect((await secondStep(halfWay, codeOf(key))).body.code).toBe('sign_in_again');
    expect((await secondStep(await firstStep(), codeOf(key))).status).toBe(200);
  });

  it('is taken with the signs between its digits that an app shows', async () => {
    const { key } = await setUpApp();
    expect((await secondStep(await firstStep(), codeOf(key).replace(/^(...)/, '$1-'))).status).toBe(200);
  });

  it('opens the enterprise pages for owners and admins alone', async () => {
    const { member } = (await gatherPeople(product)).people;
    const at = async (passkey: SoftPasskey) => {
      const { options } = (await product.visitor().post('/api/auth/passkey/challenge')).body;
      return product.visitor().post('/api/auth/passkey', { credential: passkey.use(options), enterprise: true });
    };
    const [own, theirs] = [newPasskey(), newPasskey()];
    await addPasskey(own);
    await addPasskey(theirs, member.client);
    expect((await at(own)).body).toMatchObject({ as: 'member', enterprise: true });
    await expect(() => at(theirs)).leavesBehind({ refused: 'enterprise_refused' });
    expect((await usePasskey(theirs)).status).toBe(200);
  });

  it('leaves nothing behind of a step that was taken or whose time is over', async () => {
    const left = async () => (await rows(`select purpose from platform.single_use_tokens where passing`)).length;
    await rows('delete from platform.single_use_tokens where passing');
    const passkey = newPasskey();
    await addPasskey(passkey);
    await usePasskey(passkey);
    expect(await left()).toBe(0);
    await product.visitor().post('/api/auth/passkey/challenge');
    await firstStep();
    expect(await left()).toBe(2);
    await rows(`update platform.single_use_tokens set expires_at = now() - interval '1 second' where passing`);
    await product.app.get(SingleUseTokens).removeOld();
    expect(await left()).toBe(0);
  });

  it('is not called wrong while the database is away', async () => {
    const passkey = newPasskey();
    await addPasskey(passkey);
    const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    jest.spyOn(product.app.get(SingleUseTokens), 'redeem').mockRejectedValueOnce(away);
    expect((await usePasskey(passkey)).status).toBe(503);
    expect((await usePasskey(passkey)).status).toBe(200);
  });

  it('is kept by those who run the alliance, and removed with their account’s reset', async () => {
    const { operator } = (await gatherPeople(product)).people;
    const { body } = await operator.client.post('/api/auth/authenticator');
    await operator.client.post('/api/auth/authenticator/confirm', { code: codeOf(body.key) });
    const removed = await operator.client.send('DELETE', '/api/auth/authenticator');
    expect([removed.status, removed.body.code]).toEqual([409, 'last_factor']);
    const again = product.visitor();
    const { username } = (await operator.client.get('/api/admin/auth/user')).body;
    const login = await again.post('/api/admin/auth/login', { username, password: goodPassword });
    expect(login.body.code).toBe('second_step_required');
    await rows('update membership.secured_accounts set last_step = null');
    expect((await secondStep(again, codeOf(body.key))).body.as).toBe('admin');
    expect((await again.get('/api/admin/auth/user')).status).toBe(200);
  });
});
