import { Agent, request } from 'node:http';
import { type FakePaystack, paystackKey, signed } from '../support/fake-paystack';
import { Payers } from '../support/payers';

const forgeries = 10_000;
const json = { 'content-type': 'application/json' };

interface Forgery {
  body: string;
  headers: Record<string, string>;
}

/** The nth way to make of a true event one that its provider has not sent. */
function forge({ body, headers }: ReturnType<FakePaystack['event']>, n: number): Forgery {
  const signature = headers['x-paystack-signature'];
  const sign = (value: string) => ({ ...json, 'x-paystack-signature': value });
  const at = n % signature.length;
  const byte = n % body.length;
  const flipped = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
  const altered = `${body.slice(0, byte)}${String.fromCharCode(body.charCodeAt(byte) ^ 1)}${body.slice(byte + 1)}`;
  const ways: Forgery[] = [
    { body, headers: sign(flipped) },
    { body: altered, headers },
    { body: body.replace('"test"', '"live"'), headers },
    { body: `${body} `, headers },
    { body: JSON.stringify({ ...JSON.parse(body), n }), headers },
    { body, headers: sign(signature.slice(0, at)) },
    { body, headers: sign(`${signature}00`) },
    { body, headers: json },
    { body, headers: signed(body, `${paystackKey}${n}`).headers },
    { body, headers: signed(body, '').headers },
    { body, headers: sign('é'.repeat(1 + (n % 128))) },
    { body: '{"__proto__":{"event":"charge.success"}}', headers },
    { body: '', headers },
  ];
  return ways[n % ways.length] as Forgery;
}

describe('Webhooks', () => {
  const payers = new Payers(1);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  afterAll(() => agent.destroy());

  /** Not our client: it sends what no program of ours would, and waits for nothing that it need not. */
  const post = ({ body, headers }: Forgery) =>
    new Promise<number>((resolve, reject) => {
      const call = request(
        `${payers.product.url}/api/webhooks/paystack`,
        { method: 'POST', agent, headers },
        (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      );
      call.on('error', reject).end(body);
    });

  it(`are believed of their provider alone: of ${forgeries} forged and altered ones none is taken`, async () => {
    const { body } = await payers.begin();
    const event = payers.paystack.event(body.reference);
    const [before] = await payers.sql('select count(*)::int as n from billing.provider_events');
    const statuses: Record<number, number> = {};
    let n = 0;
    const send = async () => {
      while (n < forgeries) {
        const status = await post(forge(event, n++));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 32 }, send));
    const { 400: refused = 0, 401: unsigned = 0, ...others } = statuses;
    expect([others, refused + unsigned]).toEqual([{}, forgeries]);
    expect(await payers.sql('select count(*)::int as n from billing.provider_events')).toEqual([before]);
    expect((await payers.owner.client.get(`/api/payments/${body.reference}/status`)).body.status).toBe('pending');
    expect((await payers.deliver(event)).status).toBe(200);
  }, 300_000);

  it('are not taken where they are too large, or of a provider that is not there', async () => {
    const large = signed(JSON.stringify({ event: 'charge.success', data: { note: 'x'.repeat(200_000) } }));
    expect((await payers.deliver(large)).status).toBe(413);
    expect((await payers.deliver(payers.paystack.event('x'), 'test-provider')).status).toBe(404);
    expect((await payers.deliver(payers.paystack.event('x'), '%00')).status).toBe(404);
  });
});
