import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { eventually } from '../support/registration';

describe('The documents of a payment', () => {
  let product: Product;
  let people: Awaited<ReturnType<typeof gatherPeople>>['people'];
  let own: string;
  let invoice: string;

  beforeAll(async () => {
    product = await startProduct();
    ({ people, own } = await gatherPeople(product));
    const { client } = people.owner;
    const begun = await client.post('/api/initialize-payment', {
      planId: 'innovators-annual',
      currency: 'NGN',
      organizationId: own,
      agreeTerms: true,
    });
    const page = new URL(begun.body.authorization_url);
    expect((await product.visitor().postForm(page.pathname, { decision: 'pay' })).status).toBe(303);
    await eventually(
      async () => (await client.get(`/api/payments/${begun.body.reference}/status`)).body.status === 'successful',
      'the payment',
    );
    const { body } = await client.get(`/api/billing/documents?organizationId=${own}`);
    invoice = body.find(({ kind }: { kind: string }) => kind === 'invoice').number;
  });
  afterAll(() => product.stop());

  it('are downloaded under their number, by browsers that keep them to themselves', async () => {
    for (const number of [invoice, invoice.replace('INV', 'REC')]) {
      const { status, headers, body } = await people.admin.client.get(`/api/billing/documents/${number}`);
      expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${number}.pdf"; filename*=UTF-8''${number}.pdf`,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      const etag = headers.get('etag') as string;
      const again = { 'if-none-match': etag };
      const known = await people.admin.client.get(`/api/billing/documents/${number}`, again);
      expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
      expect((await product.visitor().get(`/api/billing/documents/${number}`, again)).status).toBe(401);
    }
  });

  it('stand with the payment in its history, page by page', async () => {
    const { client } = people.owner;
    const { body, headers } = await client.get(`/api/billing/payments?organizationId=${own}`);
    expect([headers.get('x-total-count'), headers.get('link'), headers.get('cache-control')]).toEqual([
      '1',
      null,
      'no-store',
    ]);
    expect(body[0].documents.map(({ number }: { number: string }) => number)).toEqual([
      invoice,
      invoice.replace('INV', 'REC'),
    ]);
    const first = await client.get(`/api/billing/documents?organizationId=${own}&limit=1`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] as string;
    const second = await client.get(next);
    expect([first.body.length, second.body.length, second.headers.get('link')]).toEqual([1, 1, null]);
    expect(second.body[0].number).not.toBe(first.body[0].number);
  });

  it('are not there for others, and not for those who do not decide', async () => {
    const statuses = async (path: string) =>
      Promise.all(
        (['member', 'viewer', 'stranger'] as const).map(async (role) => (await people[role].client.get(path)).status),
      );
    expect(await statuses(`/api/billing/documents/${invoice}`)).toEqual([403, 403, 404]);
    expect(await statuses(`/api/billing/payments?organizationId=${own}`)).toEqual([403, 403, 404]);
    expect((await product.visitor().get(`/api/billing/documents/${invoice}`)).status).toBe(401);
  });
});
