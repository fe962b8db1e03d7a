import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, newestMail, registration } from '../support/registration';

describe('Registration', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it('makes a member who can sign in with the password set from the welcome mail', async () => {
    const { client, form, registered } = await joinAlliance(product);
    expect(registered.memberId).toMatch(/^GIA-\d{6}$/);
    // An answer waits for its mail, yet not as long as a busy machine may take.
    const said = registered.emailSent ? 'Welcome email sent!' : 'Registration successful!';
    expect(registered.message).toBe(`${said} Member ID: ${registered.memberId}`);

    const { body: user } = await client.get('/api/auth/user');
    expect(user).toMatchObject({
      email: form.email,
      firstName: 'Alex',
      lastName: 'Kimani',
      organizations: [{ role: 'owner', organization: { name: form.organizationName, type: 'startup' } }],
    });

    const again = product.visitor();
    expect((await again.post('/api/login', { email: form.email, password: goodPassword })).status).toBe(200);
  });

  it('starts the organization free, with a trial of the tier it asked for', async () => {
    const { user } = await joinAlliance(product, { selectedPlan: 'enablers' });
    const [{ organization, membershipTier }] = user.organizations;
    expect(membershipTier).toBe('ecosystem_enablers');
    const days = (Date.parse(organization.trialEndsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
  });

  it('gives no trial to an organization that asked for the free plan', async () => {
    const { user } = await joinAlliance(product, { selectedPlan: 'free' });
    expect(user.organizations[0]).toMatchObject({ membershipTier: 'free', organization: { trialEndsAt: null } });
  });

  it('makes one registration of two hundred identical ones sent at once', async () => {
    const form = registration();
    // Whom a busy machine cannot answer in time it asks to try again, and they do.
    const untilHeard = async () => {
      for (;;) {
        const answer = await product.visitor().post('/api/membership/register', form);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 200 }, untilHeard));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.memberId)).size).toBe(1);
    const { body: mails } = await product.visitor().get('/api/mailbox');
    expect(mails.filter((mail: { toAddress: string }) => mail.toAddress === form.email)).toHaveLength(1);
  });

  it('puts a second organization into somebody’s account only when they confirm it from their mail', async () => {
    const { client, form } = await joinAlliance(product);
    const second = registration({ email: form.email.toUpperCase() });
    await product.visitor().post('/api/membership/register', second);
    const mail = await eventually(async () => {
      const newest = await newestMail(product, form.email);
      return newest?.text.includes(second.organizationName) ? newest : undefined;
    }, 'the second welcome mail');
    const organizations = async () => (await client.get('/api/auth/user')).body.organizations;
    expect(await organizations()).toHaveLength(1);

    const confirm = (token: string) => product.visitor().post('/api/membership/confirm-organization', { token });
    const check = (token: string) => product.visitor().post('/api/membership/confirm-organization/check', { token });
    expect((await confirm(`x${mail.token}`)).body.code).toBe('token_invalid');
    expect((await check(`x${mail.token}`)).body.code).toBe('token_invalid');
    expect((await check(mail.token)).body).toEqual({ organizationName: second.organizationName });
    expect(await organizations()).toHaveLength(1);
    expect((await confirm(mail.token)).body).toEqual({ organizationName: second.organizationName });
    expect((await confirm(mail.token)).body.code).toBe('token_invalid');
    expect((await check(mail.token)).body.code).toBe('token_invalid');
    expect(await organizations()).toHaveLength(2);
  });

  it('tells the success page how the welcome mail is doing, for the holder of the token alone', async () => {
    const { form, registered } = await joinAlliance(product);
    const visitor = product.visitor();
    const { body } = await visitor.get(`/api/membership/registration-status?token=${registered.token}`);
    expect(body).toEqual({
      memberId: registered.memberId,
      organizationName: form.organizationName,
      tier: 'innovators_solution_providers',
      email: form.email,
      activated: true,
      awaitsReview: false,
      emailSent: true,
      emailState: 'sent',
    });
    const forged = `${Buffer.from(registered.memberId).toString('base64url')}.${'A'.repeat(43)}`;
    expect((await visitor.get(`/api/membership/registration-status?token=${forged}`)).status).toBe(404);
  });

  it.each([
    ['organizationType', 'club', 'Please select an organization type to continue.'],
    ['organizationType', undefined, 'Please select an organization type to continue.'],
    ['interests', [], 'Please select at least one area of interest.'],
    ['agreeTerms', false, 'Please agree to the Terms of Service and Privacy Policy.'],
    ['organizationName', '   ', 'Please enter organization name'],
    ['email', 'nobody', 'Please enter email address'],
    ['website', 'javascript:alert(1)', 'Please enter a web address that starts with http:// or https://'],
    ['phone', 'call me', 'Please enter a phone number, e.g. +254 700 000000'],
    ['selectedPlan', 'platinum', 'Please select a plan'],
    ['membershipTier', 'enterprise', 'membershipTier is not a field of this request'],
  ])('refuses %s = %j by name', async (field, value, message) => {
    const { status, body } = await product.visitor().post('/api/membership/register', registration({ [field]: value }));
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
  });
});
