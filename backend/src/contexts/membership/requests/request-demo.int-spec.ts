import { type InnovationFixture, startInnovation } from '../../../../test/support/innovation';
import { RequestDemo } from './request-demo';

let fixture: InnovationFixture;
const form = {
  name: 'Alex Kimani',
  email: 'Alex@TechFlow.example',
  organization: 'TechFlow Solutions',
  message: 'How a pilot is set up.',
};
const ask = (changes: Partial<typeof form> & { preferredTime?: string } = {}) =>
  fixture.get(RequestDemo).execute({ ...form, ...changes }, '203.0.113.7');
const requests = () => fixture.rows('select * from membership.alliance_requests order by created_at');

beforeAll(async () => {
  fixture = await startInnovation();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  fixture.mail.length = 0;
  await fixture.rows('truncate membership.alliance_requests');
});

describe('a request for a demo', () => {
  it('is kept, confirmed to the person, told to the operators, and on record', async () => {
    await ask({ preferredTime: 'Tuesday' });
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      kind: 'demo',
      status: 'open',
      name: 'Alex Kimani',
      email: 'alex@techflow.example',
      organization: 'TechFlow Solutions',
      message: 'How a pilot is set up.',
      preferred_time: 'Tuesday',
    });
    const about = `request:${request.id}`;
    expect(fixture.mail).toEqual([
      {
        template: 'demo-confirmed',
        to: { name: 'Alex', address: 'alex@techflow.example' },
        values: { firstName: 'Alex' },
        about,
      },
      {
        template: 'demo-requested',
        to: { name: 'Operators', address: 'admin@localhost' },
        values: {
          name: 'Alex Kimani',
          email: 'alex@techflow.example',
          organization: 'TechFlow Solutions',
          message: 'How a pilot is set up.',
          preferredTime: 'Tuesday',
          link: 'mailto:alex@techflow.example',
        },
        about,
      },
    ]);
    expect(
      await fixture.rows(`select type from platform.outbox_events where payload->>'requestId' = $1`, [request.id]),
    ).toEqual([{ type: 'membership.demo-requested' }]);
    expect(await fixture.rows('select action, actor from platform.audit_events where subject = $1', [about])).toEqual([
      { action: 'demo.requested', actor: 'visitor' },
    ]);
  });

  it('is the same one when it is sent again, also at once, until it is closed', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    await ask({ email: 'alex@techflow.EXAMPLE', organization: 'techflow solutions' });
    expect(await requests()).toHaveLength(1);
    expect(fixture.mail).toHaveLength(2);
    await fixture.rows(`update membership.alliance_requests set status = 'closed'`);
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
    expect(fixture.mail[0]).toMatchObject({ to: { name: firstName }, values: { firstName } });
  });
});
