import { Client as Postgres } from 'pg';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, mailsTo, newestMail, registration } from '../support/registration';

describe('A registration that nobody has confirmed', () => {
  let product: Product;
  let postgres: Postgres;

  beforeAll(async () => {
    product = await startProduct();
    postgres = new Postgres({ connectionString: product.config.databaseUrl });
    await postgres.connect();
  });
  afterAll(async () => {
    await postgres.end();
    await product.stop();
  });

  const register = async (changes: Record<string, unknown> = {}) => {
    const form = registration(changes);
    const { body } = await product.visitor().post('/api/membership/register', form);
    const mail = await eventually(() => newestMail(product, form.email, form.organizationName), 'the welcome mail');
    return { form, memberId: body.memberId as string, token: body.token as string, link: mail.token as string };
  };
  const statusOf = (token: string) => product.visitor().get(`/api/membership/registration-status?token=${token}`);
  const resend = (token: string) => product.visitor().post('/api/membership/registrations/resend-welcome', { token });
  const change = (token: string, email: string) =>
    product.visitor().post('/api/membership/registrations/change-address', { token, email });
  const activate = (token: string) => product.visitor().post('/api/auth/activate', { token, password: goodPassword });
  const audited = async (action: string, memberId: string) =>
    (
      await postgres.query(`select actor from platform.audit_events where action = $1 and details->>'memberId' = $2`, [
        action,
        memberId,
      ])
    ).rows;

  it('has its mail sent again, with a fresh link that ends the one before', async () => {
    const { form, memberId, token, link } = await register();
    const { status, body } = await resend(token);
    expect([status, body.message]).toEqual([202, expect.stringContaining('on its way again')]);
    const fresh = await eventually(async () => {
      const mail = await newestMail(product, form.email);
      return mail?.token === link ? undefined : mail;
    }, 'the fresh mail');
    expect(await mailsTo(product, form.email)).toHaveLength(2);
    expect((await activate(link)).body.code).toBe('token_invalid');
    expect((await activate(fresh.token)).status).toBe(200);
    expect((await statusOf(token)).body).toMatchObject({ activated: true, email: form.email });
    expect(await audited('registration.welcomed-again', memberId)).toEqual([{ actor: 'visitor' }]);
  });

  it('goes over to another address, whose owner alone can make it theirs', async () => {
    const { form, memberId, token, link } = await register();
    const right = `right.${form.email}`;
    const { status, body } = await change(token, right.toUpperCase());
    expect(status).toBe(200);
    const changed = {
      memberId,
      organizationName: form.organizationName,
      tier: 'innovators_solution_providers',
      email: right,
      activated: false,
      awaitsReview: false,
    };
    expect(body).toMatchObject(changed);
    const mailed = await eventually(async () => {
      const now = (await statusOf(token)).body;
      return now.emailState === 'queued' ? undefined : now;
    }, 'the end of the wait for the mail');
    expect(mailed).toEqual({ ...changed, emailSent: true, emailState: 'sent' });
    expect((await activate(link)).body.code).toBe('token_invalid');
    const { body: user } = await activate((await newestMail(product, right)).token);
    expect(user).toMatchObject({
      email: right,
      firstName: 'Alex',
      organizations: [{ role: 'owner', organization: { name: form.organizationName } }],
    });
    expect(await audited('registration.address-changed', memberId)).toEqual([{ actor: 'visitor' }]);
    const { rows } = await postgres.query(
      `select u.email from membership.user_organizations m join membership.users u on u.id = m.user_id
        join membership.membership_registrations r on r.organization_id = m.organization_id where r.id = $1`,
      [memberId],
    );
    expect(rows).toEqual([{ email: right }]);
  });

  it('goes over to somebody who has an account, who is asked first', async () => {
    const { client, form: known } = await joinAlliance(product);
    const { form, token } = await register();
    expect((await change(token, known.email)).body).toMatchObject({ email: known.email, activated: false });
    const mail = await newestMail(product, known.email, form.organizationName);
    expect(mail.text).toContain('/confirm-organization?token=');
    const organizations = async () => (await client.get('/api/auth/user')).body.organizations;
    expect(await organizations()).toHaveLength(1);
    expect((await statusOf(token)).body.activated).toBe(false);
    await product.visitor().post('/api/membership/confirm-organization', { token: mail.token });
    expect(await organizations()).toHaveLength(2);
    expect((await statusOf(token)).body.activated).toBe(true);
  });

  it('is changed or sent again no more once it is confirmed', async () => {
    const { form, token, link } = await register();
    await activate(link);
    for (const answer of [await resend(token), await change(token, 'elsewhere@leakfinders.example')])
      expect([answer.status, answer.body.code]).toEqual([409, 'already_activated']);
    expect((await statusOf(token)).body.email).toBe(form.email);
    expect(await mailsTo(product, form.email)).toHaveLength(1);
  });

  it('is either confirmed or moved when both happen at once', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { form, token, link } = await register();
      const [moved, confirmed] = await Promise.all([change(token, `moved.${form.email}`), activate(link)]);
      const outcome = [moved.status, moved.body.code, confirmed.status, confirmed.body.code];
      const { email, activated } = (await statusOf(token)).body;
      if (activated) expect([...outcome, email]).toEqual([409, 'already_activated', 200, undefined, form.email]);
      else expect([...outcome, email]).toEqual([200, undefined, 422, 'token_invalid', `moved.${form.email}`]);
    }
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['a forged token', (id: string) => `${Buffer.from(id).toString('base64url')}.${'A'.repeat(43)}`],
    ['the token of a mailed link', (_: string, link: string) => link],
  ])('does not exist for who shows %s', async (_, tokenFrom) => {
    const { form, memberId, link } = await register();
    const token = tokenFrom(memberId, link);
    for (const answer of [await statusOf(token), await resend(token), await change(token, 'thief@thieves.example')])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await activate(link)).body.email).toBe(form.email);
  });

  it('goes over also when another one comes the other way at the same time', async () => {
    const [one, other] = [registration().email, registration().email];
    const of = async (email: string) =>
      (await product.visitor().post('/api/membership/register', registration({ email }))).body.token as string;
    const there = await Promise.all(Array.from({ length: 8 }, () => of(one)));
    const back = await Promise.all(Array.from({ length: 8 }, () => of(other)));
    const answers = await Promise.all([
      ...there.map((token) => change(token, other)),
      ...back.map((token) => change(token, one)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
  });

  it('does not exist for a token of more than 30 days', async () => {
    const { memberId, token } = await register();
    const age = (interval: string) =>
      postgres.query('update membership.membership_registrations set created_at = now() - $2::interval where id = $1', [
        memberId,
        interval,
      ]);
    await age('29 days 23 hours');
    expect((await statusOf(token)).status).toBe(200);
    await age('30 days 1 minute');
    for (const answer of [await statusOf(token), await resend(token), await change(token, 'late@leakfinders.example')])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['token', { email: 'alex@leakfinders.example' }, 'The token is missing'],
    ['email', { token: 'x', email: 'nobody' }, 'Please enter email address'],
  ])('is not changed without a good %s', async (field, sent, message) => {
    const { status, body } = await product.visitor().post('/api/membership/registrations/change-address', sent);
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });
});
