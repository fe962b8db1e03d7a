import { membershipApi } from '@alliance/api-client/membership';
import { json, refusal } from '@/testing/openPage';
import { createStore } from './store';

const form = { organizationId: 'o1', note: 'Hello' };
const { requestConnection } = membershipApi.endpoints;
const lost = () => Promise.reject(new TypeError('gone'));
const made = () => json(201, { id: 'c1' });

/** Sends a form once for each answer; answers the keys that the server saw. */
async function keysOf(sendings: { form: typeof form; answer: () => Response | Promise<Response> }[]) {
  const keys: (string | null)[] = [];
  const answers = sendings.map(({ answer }) => answer);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    keys.push((input as Request).headers.get('Idempotency-Key'));
    return (answers.shift() ?? made)();
  });
  const store = createStore();
  for (const sending of sendings)
    await store.dispatch(requestConnection.initiate({ requestConnectionDto: sending.form }));
  return keys;
}

describe('A form that makes something', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is sent again under the key that it had, until the server has said that it was made', async () => {
    const unavailable = () => refusal(503, 'temporarily_unavailable', 'Please try again in a moment.');
    const [first, second, third, next] = await keysOf([
      { form, answer: lost },
      { form, answer: unavailable },
      { form, answer: made },
      { form, answer: made },
    ]);
    expect(first).toMatch(/^[ -~]{16,255}$/);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('has a new key when it says something else', async () => {
    const [first, second] = await keysOf([
      { form: { ...form, note: 'Leaks' }, answer: lost },
      { form: { ...form, note: 'Other leaks' }, answer: lost },
    ]);
    expect(second).not.toBe(first);
  });

  it('has the same key after a reload', async () => {
    const key = (body: object) => {
      let sent = '';
      jest.isolateModules(() => {
        sent = jest.requireActual('@alliance/api-client/idempotency-keys').keyFor('/api/problems', body);
      });
      return sent;
    };
    const first = key({ title: 'Leaks' });
    expect(key({ title: 'Leaks' })).toBe(first);
    expect(key({ title: 'Other leaks' })).not.toBe(first);
    sessionStorage.setItem('sent-forms', '{"broken');
    expect(key({ title: 'Leaks' })).not.toBe(first);
  });

  it('waits while the call before it is still under way', async () => {
    const inUse = () =>
      json(409, { status: 409, code: 'idempotency_key_in_use', title: 'Conflict' }, { 'retry-after': '0' });
    const answers = [inUse, inUse, made];
    const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (answers.shift() ?? lost)());
    const { data } = await createStore().dispatch(
      requestConnection.initiate({ requestConnectionDto: { ...form, note: 'Waiting' } }),
    );
    expect(data).toEqual({ id: 'c1' });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
