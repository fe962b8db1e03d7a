import { type Product, startProduct } from '../support/product';
import { eventually, newestMail } from '../support/registration';

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Alex Kimani',
  email: 'alex@techflow.example',
  organization: 'TechFlow Solutions',
  message: 'How a pilot is set up.\nAnd how it ends.',
  preferredTime: '',
  ...changes,
});

describe('Asking for a demo', () => {
  let product: Product;
  const ask = (body: Record<string, unknown>) => product.visitor().post('/api/membership/demo-requests', body);

  beforeAll(async () => {
    product = await startProduct({
      RATE_LIMITS: 'on',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'seven otters keep the root',
      ADMIN_EMAIL: 'root@alliance.example',
    });
  });
  afterAll(() => product.stop());

  it('answers by mail to the person and to the operators', async () => {
    expect(await ask(form())).toMatchObject({ status: 204, body: '' });
    const confirmation = await eventually(() => newestMail(product, 'alex@techflow.example'), 'the confirmation');
    expect(confirmation.subject).toBe('Your demo of the Global Innovation Alliance');
    expect(confirmation.text).toContain('Within one working day');
    expect(confirmation.text).not.toContain('How a pilot is set up');
    const notice = await eventually(() => newestMail(product, 'root@alliance.example'), 'the operators’ mail');
    expect(notice.subject).toBe('TechFlow Solutions asks for a demo');
    expect(notice.text).toContain('How a pilot is set up.\nAnd how it ends.');
  });

  it('says which fields are missing', async () => {
    const { status, body } = await ask({ name: ' ', email: 'alex', preferredTime: 'x'.repeat(201) });
    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter your work e-mail address' },
        { field: 'organization', message: 'Please enter your organization' },
        { field: 'message', message: 'Please say what you would like to see' },
        { field: 'preferredTime', message: 'preferredTime must have at most 200 characters' },
      ]),
    );
  });

  it('writes to one address three times a day, whatever is asked', async () => {
    for (const message of ['one', 'two', 'three', 'four', 'five'])
      expect((await ask(form({ email: 'victim@example.org', message }))).status).toBe(204);
    const { body: mails } = await product.visitor().get('/api/mailbox');
    const toVictim = mails.filter(({ toAddress }: { toAddress: string }) => toAddress === 'victim@example.org');
    expect(toVictim.length).toBeLessThanOrEqual(3);
    const toOperators = () =>
      eventually(async () => {
        const { body } = await product.visitor().get('/api/mailbox');
        const asked = body.filter(({ toAddress }: { toAddress: string }) => toAddress === 'root@alliance.example');
        return asked.length >= 6 ? asked : undefined;
      }, 'a mail to the operators for each');
    await toOperators();
  });

  it('takes no connection from others while many ask at once', async () => {
    const asked = Array.from({ length: 12 }, (_, n) => ask(form({ email: `crowd${n}@example.org` })));
    const others = await product.visitor().get('/api/plans');
    expect(others.status).toBe(200);
    for (const { status } of await Promise.all(asked)) expect([204, 429]).toContain(status);
  });

  it('is limited by client address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(form({ email: `somebody${n}@example.org` }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.code).toBe('too_many_requests');
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
