import { type Product, startProduct } from '../support/product';
import { eventually, joinAlliance } from '../support/registration';

describe('Connections between organizations', () => {
  let product: Product;
  let asking: Awaited<ReturnType<typeof joinAlliance>>;
  let asked: Awaited<ReturnType<typeof joinAlliance>>;
  const note = 'We would like to try your probes.';

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  beforeEach(async () => {
    asking = await joinAlliance(product);
    asked = await joinAlliance(product);
  });

  const organizationOf = ({ user }: typeof asking) => user.organizations[0].organization.id as string;
  const ask = () => asking.client.post('/api/connections', { organizationId: organizationOf(asked), note });
  const mailTo = (address: string, subject: RegExp) =>
    eventually(async () => {
      const { body } = await product.visitor().get('/api/mailbox');
      return body.find(
        (mail: { toAddress: string; subject: string }) => mail.toAddress === address && subject.test(mail.subject),
      );
    }, `a mail to ${address}`);

  it('are asked for with a note, accepted, and counted on both sides', async () => {
    const { status, body } = await ask();
    expect([status, body.status, body.canWithdraw, body.canDecide]).toEqual([201, 'pending', true, false]);
    await mailTo(asked.form.email, /connect/i);

    const { body: incoming } = await asked.client.get('/api/connections');
    expect(incoming).toMatchObject([
      { id: body.id, note, canDecide: true, from: { name: asking.form.organizationName } },
    ]);
    expect((await asked.client.post(`/api/connections/${body.id}/accept`)).status).toBe(204);
    await mailTo(asking.form.email, /accepted/i);
    for (const { client } of [asking, asked])
      expect((await client.get('/api/membership/network')).body).toMatchObject({ connections: 1 });
  });

  it('are declined with a reason that the other side reads', async () => {
    const { body } = await ask();
    const decline = (reason?: string) => asked.client.post(`/api/connections/${body.id}/decline`, { reason });
    expect((await decline('')).body.errors).toEqual([{ field: 'reason', message: 'Give a reason' }]);
    expect((await decline('No capacity this year.')).status).toBe(204);
    const [seen] = (await asking.client.get('/api/connections')).body;
    expect(seen).toMatchObject({ status: 'declined', reason: 'No capacity this year.', canWithdraw: false });
  });

  it('are decided once', async () => {
    const { body } = await ask();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asked.client.post(`/api/connections/${body.id}/accept`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(
      answers.filter(({ status, body: problem }) => status === 409 && problem.code === 'connection_decided'),
    ).toHaveLength(9);
  });

  it('are open once between two organizations, whoever asks, also when asked many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const back = await asked.client.post('/api/connections', { organizationId: organizationOf(asking), note });
    expect([back.status, back.body.code]).toEqual([409, 'asked_by_them']);
  });

  it('can be asked for again after a withdrawal', async () => {
    const { body } = await ask();
    expect((await asking.client.post(`/api/connections/${body.id}/withdraw`)).status).toBe(204);
    expect((await ask()).status).toBe(201);
  });

  it('are nobody else’s business', async () => {
    const { body } = await ask();
    const stranger = await joinAlliance(product);
    expect((await stranger.client.get('/api/connections')).body).toEqual([]);
    for (const act of ['accept', 'withdraw'])
      expect((await stranger.client.post(`/api/connections/${body.id}/${act}`)).status).toBe(404);
    expect((await asking.client.post(`/api/connections/${body.id}/accept`)).status).toBe(404);
  });

  it('are refused with oneself and with an organization that does not exist', async () => {
    const own = await asking.client.post('/api/connections', { organizationId: organizationOf(asking), note });
    expect(own.body.errors[0]?.field).toBe('organizationId');
    const nobody = '00000000-0000-4000-8000-ffffffffffff';
    expect((await asking.client.post('/api/connections', { organizationId: nobody, note })).status).toBe(404);
  });
});
