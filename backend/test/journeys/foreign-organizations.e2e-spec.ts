import { randomBytes } from 'node:crypto';
import { Client as Postgres } from 'pg';
import type { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, mailsTo, newestMail, registration } from '../support/registration';

describe('An organization that a stranger registered with my address', () => {
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
    const answer = await product.visitor().post('/api/membership/register', form);
    const mail = await eventually(() => newestMail(product, form.email, form.organizationName), 'the welcome mail');
    return { form, answer, registered: answer.body, mail };
  };
  const namesOf = ({ organizations }: { organizations: { organization: { name: string } }[] }) =>
    organizations.map(({ organization }) => organization.name);
  const activate = async (token: string) => {
    const client = product.visitor();
    return { client, ...(await client.post('/api/auth/activate', { token, password: goodPassword })) };
  };
  const waitingFor = async (
    client: Client,
  ): Promise<{ id: string; name: string; memberId: string; contactName: string }[]> =>
    (await client.get('/api/membership/unconfirmed-organizations')).body;
  const answer = (client: Client, id: string | undefined, said: 'confirm' | 'reject') =>
    client.post(`/api/membership/unconfirmed-organizations/${id}/${said}`);
  const confirm = (token: string) => product.visitor().post('/api/membership/confirm-organization', { token });

  it('does not come along when I activate my own, and asks me once', async () => {
    const foreign = await register({ contactName: 'Mallory Stranger' });
    const own = await register({ email: foreign.form.email });
    const { body: invited } = await product.visitor().post('/api/auth/activation/check', { token: own.mail.token });
    expect(invited).toEqual({ email: own.form.email, firstName: 'Alex' });
    const { client, body: user } = await activate(own.mail.token);
    expect(user).toMatchObject({ firstName: 'Alex', lastName: 'Kimani' });
    expect(namesOf(user)).toEqual([own.form.organizationName]);

    expect((await activate(foreign.mail.token)).body.code).toBe('token_invalid');
    const question = await eventually(() => newestMail(product, own.form.email, 'Is '), 'the question');
    expect(question.subject).toBe(`Is ${foreign.form.organizationName} yours?`);
    const [waiting] = await waitingFor(client);
    expect(waiting).toMatchObject({ name: foreign.form.organizationName, contactName: 'Mallory Stranger' });
    expect((await answer(client, waiting?.id, 'confirm')).status).toBe(204);
    expect(await waitingFor(client)).toEqual([]);
    expect(namesOf((await client.get('/api/auth/user')).body)).toHaveLength(2);
  });

  it('does not come along when I set my first password by “Forgot password”', async () => {
    const { form } = await register();
    await product.visitor().post('/api/auth/forgot-password', { email: form.email });
    const mail = await eventually(() => newestMail(product, form.email, 'Set your password'), 'the activation mail');
    const { client, body: user } = await activate(mail.token);
    expect(user.organizations).toEqual([]);
    await eventually(() => newestMail(product, form.email, `Is ${form.organizationName} yours?`), 'the question');
    const [waiting] = await waitingFor(client);
    expect((await answer(client, waiting?.id, 'reject')).status).toBe(204);
    expect(await waitingFor(client)).toEqual([]);
    expect(namesOf((await client.get('/api/auth/user')).body)).toEqual([]);
  });

  it('is asked about in one mail, however many there are', async () => {
    const { form, mail } = await register();
    const names = [];
    for (let n = 0; n < 5; n += 1) names.unshift((await register({ email: form.email })).form.organizationName);
    const { client } = await activate(mail.token);
    const subject = 'Which organizations are yours?';
    const question = await eventually(() => newestMail(product, form.email, subject), 'the question');
    expect(question.text).toContain(`${names.slice(0, 3).join(', ')}, and 2 more were registered with your address`);
    expect(await mailsTo(product, form.email)).toHaveLength(7);
    expect((await waitingFor(client)).map(({ name }) => name)).toEqual(names);
  });

  it('does not keep me from mine by using up my mail', async () => {
    const limited = await startProduct({ RATE_LIMITS: 'on' });
    try {
      const { email, organizationName } = registration();
      const send = (changes: object) =>
        limited.visitor().post('/api/membership/register', registration({ email, ...changes }));
      for (let n = 0; n < 6; n += 1) await send({ contactName: 'Mallory Stranger' });
      const { body: own } = await send({ organizationName });
      const { body: status } = await limited.visitor().get(`/api/membership/registration-status?token=${own.token}`);
      expect(status.emailState).toBe('withheld');
      for (let n = 0; n < 6; n += 1) await send({ contactName: 'Mallory Stranger' });

      await limited.visitor().post('/api/auth/forgot-password', { email });
      const mail = await eventually(() => newestMail(limited, email, 'Set your password'), 'the activation mail');
      const client = limited.visitor();
      await client.post('/api/auth/activate', { token: mail.token, password: goodPassword });
      await eventually(() => newestMail(limited, email, 'Which organizations are yours?'), 'the question');
      const mine = (await waitingFor(client)).find(({ name }) => name === organizationName);
      expect(mine).toMatchObject({ memberId: own.memberId, contactName: 'Alex Kimani' });
      expect((await answer(client, mine?.id, 'confirm')).status).toBe(204);
      expect(namesOf((await client.get('/api/auth/user')).body)).toEqual([organizationName]);
    } finally {
      await limited.stop();
    }
  });

  it('does not name me: the first organization that I confirm does, and no further one', async () => {
    const { form } = await register({ contactName: 'Rude Word' });
    await register({ email: form.email, organizationName: `Mine ${form.organizationName}` });
    await product.visitor().post('/api/auth/forgot-password', { email: form.email });
    const mail = await eventually(() => newestMail(product, form.email, 'Set your password'), 'the activation mail');
    const { client } = await activate(mail.token);
    const question = (name: string) =>
      eventually(() => newestMail(product, form.email, `Is ${name}`), `the question about ${name}`);
    await confirm((await question(`Mine ${form.organizationName}`)).token);
    const me = { firstName: 'Alex', lastName: 'Kimani' };
    expect((await client.get('/api/auth/user')).body).toMatchObject(me);
    await confirm((await question(form.organizationName)).token);
    expect((await client.get('/api/auth/user')).body).toMatchObject(me);
  });

  it('mails me nothing of a name but a plain first one', async () => {
    const { form, mail } = await register({ contactName: '$500 Claim it at evil.example now' });
    await product.visitor().post('/api/auth/forgot-password', { email: form.email });
    const reset = await eventually(() => newestMail(product, form.email, 'Set your password'), 'the activation mail');
    await activate(reset.token);
    const question = await eventually(() => newestMail(product, form.email, 'Is '), 'the question');
    for (const { toName, text } of [mail, reset, question]) {
      expect(toName).toBe('there');
      expect(text).toMatch(/(Welcome,|Hello) there/);
      expect(text).not.toMatch(/500|evil/);
    }
  });

  it('waits for me also when I came through an identity provider and have no password', async () => {
    const email = `provider.${randomBytes(4).toString('hex')}@provider.example`;
    await postgres.query(
      `insert into membership.users (email, first_name, email_verified_at) values ($1, 'Pat', now())`,
      [email],
    );
    const { mail } = await register({ email });
    const active = async () =>
      (
        await postgres.query(
          `select is_active, first_name from membership.user_organizations m join membership.users u on u.id = m.user_id
            where u.email = $1`,
          [email],
        )
      ).rows;
    expect(await active()).toEqual([{ is_active: false, first_name: 'Pat' }]);
    expect(mail.text).toContain('/confirm-organization?token=');
    await confirm(mail.token);
    expect(await active()).toEqual([{ is_active: true, first_name: 'Pat' }]);
  });

  it('is answered like any other registration, and tells nothing about mine', async () => {
    const mine = await joinAlliance(product);
    const { email, organizationName } = mine.form;
    const known = await product
      .visitor()
      .post('/api/membership/register', registration({ email, organizationName, contactName: 'Mallory' }));
    const unknown = await product.visitor().post('/api/membership/register', registration());
    expect(known.status).toBe(unknown.status);
    const shape = (body: object) => Object.entries(body).map(([name, value]) => [name, typeof value]);
    expect(shape(known.body)).toEqual(shape(unknown.body));
    expect(known.body.memberId).not.toBe(mine.registered.memberId);

    const statusOf = async (token: string) =>
      (await product.visitor().get(`/api/membership/registration-status?token=${token}`)).body;
    const [ofKnown, ofUnknown] = [await statusOf(known.body.token), await statusOf(unknown.body.token)];
    expect(shape(ofKnown)).toEqual(shape(ofUnknown));
    expect(ofKnown).toMatchObject({ memberId: known.body.memberId, activated: false, tier: ofUnknown.tier });
    expect((await mailsTo(product, email)).length).toBe(2);
    expect(namesOf((await mine.client.get('/api/auth/user')).body)).toHaveLength(1);
  });

  it('is a registration of its own when one value differs from a form of mine that is still pending', async () => {
    const { form, registered } = await register();
    const same = await product.visitor().post('/api/membership/register', { ...form, email: ` ${form.email} ` });
    expect(same.body.memberId).toBe(registered.memberId);
    const other = await product.visitor().post('/api/membership/register', { ...form, phone: '+254 700 000001' });
    expect(other.status).toBe(201);
    expect(other.body.memberId).not.toBe(registered.memberId);
    expect(other.body.token).not.toBe(registered.token);
  });

  it.each([
    ['after ten minutes', `update membership.membership_registrations set created_at = now() - interval '11 minutes'`],
    ['once it is confirmed', 'update membership.user_organizations set is_active = true'],
  ])('is a registration of its own %s, whoever sends the same form', async (_, change) => {
    const { form, registered } = await register();
    await postgres.query(`${change} where organization_id = (
      select organization_id from membership.membership_registrations where id = '${registered.memberId}')`);
    const again = await product.visitor().post('/api/membership/register', form);
    expect(again.body.memberId).not.toBe(registered.memberId);
  });

  it('is confirmed by the link of its own mail alone: once, in time, and for that purpose', async () => {
    const { form } = await joinAlliance(product);
    const { mail } = await register({ email: form.email });
    const pending = await register();
    expect((await confirm(pending.mail.token)).body.code).toBe('token_invalid');
    expect((await activate(mail.token)).body.code).toBe('token_invalid');
    const reset = { token: mail.token, password: 'nine herons on one leg' };
    expect((await product.visitor().post('/api/auth/reset-password', reset)).body.code).toBe('token_invalid');
    const late = `update platform.single_use_tokens set expires_at = expires_at + $1::interval
      where purpose = 'organization-confirmation' and used_at is null`;
    await postgres.query(late, ['-31 days']);
    expect((await confirm(mail.token)).body.code).toBe('token_invalid');
    await postgres.query(late, ['31 days']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(mail.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });
});
