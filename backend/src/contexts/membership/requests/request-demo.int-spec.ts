import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { RequestDemo } from './request-demo';
import type { DemoRequestDto } from './requests.dto';
import { RequestsQueries } from './requests.queries';

let contexts: Contexts;
const form = {
  name: 'Alex Kimani',
  email: 'Alex@TechFlow.example',
  organization: 'TechFlow Solutions',
  message: 'How a pilot is set up.',
};
const ask = (changes: Partial<typeof form> & { preferredTime?: string } = {}) =>
  contexts.get(RequestDemo).execute({ ...form, ...changes }, '203.0.113.7');
const requests = () => contexts.rows('select * from membership.alliance_requests order by created_at');
const confirmations = () =>
  contexts.rows(`select to_name as name from notifications.messages where template = 'demo-confirmed'`);

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(() => contexts.rows('truncate membership.alliance_requests, notifications.messages'));

describe('a request for a demo', () => {
  it('is kept, confirmed to the person, told to the operators, and on record', async () => {
    const request = async () => {
      await ask({ preferredTime: 'Tuesday' });
      return (await requests())[0];
    };
    await expect(request).leavesBehind(({ id }: { id: string }) => ({
      events: [{ type: 'membership.demo-requested', requestId: id }],
      audit: [{ action: 'demo.requested', actor: 'visitor', subject: `request:${id}` }],
      mail: [
        {
          template: 'demo-requested',
          to: 'admin@localhost',
          about: `request:${id}`,
          values: {
            name: 'Alex Kimani',
            email: 'alex@techflow.example',
            organization: 'TechFlow Solutions',
            message: 'How a pilot is set up.',
            preferredTime: 'Tuesday',
            link: 'mailto:alex@techflow.example',
          },
        },
        {
          template: 'demo-confirmed',
          to: 'alex@techflow.example',
          about: `request:${id}`,
          values: { firstName: 'Alex' },
        },
      ],
    }));
    expect(await requests()).toEqual([
      expect.objectContaining({
        kind: 'demo',
        status: 'open',
        name: 'Alex Kimani',
        email: 'alex@techflow.example',
        organization: 'TechFlow Solutions',
        message: 'How a pilot is set up.',
        preferred_time: 'Tuesday',
      }),
    ]);
  });

  it('is the same one when it is sent again, also at once, until it is closed', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    await ask({ email: 'alex@techflow.EXAMPLE', organization: 'techflow solutions' });
    expect(await requests()).toHaveLength(1);
    expect(await confirmations()).toHaveLength(1);
    await contexts.rows(`update membership.alliance_requests set status = 'closed'`);
    await ask();
    expect(await requests()).toHaveLength(2);
  });

  it('is another one with another wish or another time', async () => {
    await ask();
    await ask({ message: 'The API.' });
    await ask({ preferredTime: 'Friday' });
    expect(await requests()).toHaveLength(3);
  });

  it.each([
    ['Visit https://evil.example', 'Visit'],
    ['https://evil.example', 'there'],
    ['evil.example wins', 'there'],
    ['Anne-Marie O’Neill', 'Anne-Marie'],
  ])('of “%s” greets “%s”, as the address may be somebody else’s', async (name, firstName) => {
    await ask({ name });
    expect(await confirmations()).toEqual([{ name: firstName }]);
  });
});

describe('the list of requests for a demo', () => {
  const list = (query: { limit: number; cursor?: string }) => contexts.get(RequestsQueries).listDemos(query);
  const messages = ({ items }: { items: DemoRequestDto[] }) => items.map(({ message }) => message);

  it('has what was asked, newest first, also what no mail to the operators told of', async () => {
    await ask({ message: 'first', preferredTime: 'Tuesday' });
    await ask({ message: 'second' });
    await contexts.rows('truncate notifications.messages');
    await contexts.rows(`update membership.alliance_requests set status = 'closed' where message = 'first'`);
    const page = await list({ limit: 50 });
    expect(messages(page)).toEqual(['second', 'first']);
    expect(page).toMatchObject({ total: { count: 2 }, next: undefined });
    expect(page.items[1]).toEqual({
      id: expect.any(String),
      name: 'Alex Kimani',
      email: 'alex@techflow.example',
      organization: 'TechFlow Solutions',
      message: 'first',
      preferredTime: 'Tuesday',
      status: 'closed',
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('leaves none out between pages, though many came in one millisecond', async () => {
    for (let n = 0; n < 7; n += 1) await ask({ message: `wish ${n}` });
    await contexts.rows(`update membership.alliance_requests
      set created_at = '2026-11-22T09:00:00.123Z'::timestamptz + right(message, 1)::int * interval '100 microseconds'`);
    const seen: string[] = [];
    for (let cursor: string | undefined, rest = true; rest; ) {
      const page = await list({ limit: 2, cursor });
      seen.push(...messages(page));
      cursor = page.next;
      rest = cursor !== undefined;
    }
    expect(seen.sort()).toEqual(Array.from({ length: 7 }, (_, n) => `wish ${n}`));
  });
});
