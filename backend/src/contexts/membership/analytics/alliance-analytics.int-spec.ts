import type { FastifyReply, FastifyRequest } from 'fastify';
import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { rowsRead } from '../../../../test/support/rows-read';
import { day, minute } from '../../../platform/clock/durations';
import { PageVisits } from '../../../platform/http/page-visits';
import { Jobs } from '../../../platform/jobs/jobs';
import { Sessions } from '../../../platform/sessions/sessions';
import { MembershipApi } from '../membership.api';
import { MembershipTier } from '../organizations/organization.enums';
import { RegisterMember } from '../registrations/register-member';
import { DeleteRegistrations } from '../registry/delete-registrations';
import { EraseRegistrationsJob } from '../registry/erase-registrations.job';
import { RestoreRegistration } from '../registry/restore-registration';
import { AnalyticsTable } from './alliance-analytics.dto';
import { AllianceAnalyticsQueries } from './alliance-analytics.queries';
import { CountActivity } from './count-activity';
import { ExportAllianceAnalytics } from './export-alliance-analytics';

let contexts: Contexts;
const moveTo = (moment: string) => contexts.clock.move(Date.parse(moment) - contexts.clock.now().getTime());
const read = (days = 7) => contexts.get(AllianceAnalyticsQueries).over(days);

interface Changes {
  isConfirmed?: boolean;
  hasPaid?: boolean;
  country?: string;
  type?: string;
}
async function organization(createdAt: string, changes: Changes = {}): Promise<string> {
  const { isConfirmed = false, hasPaid = false, country = null, type = 'startup' } = changes;
  const [{ id }] = await contexts.rows(
    `insert into membership.organizations (name, type, country, created_at, is_confirmed, has_paid)
      values ('Pumps', $1, $2, $3, $4, $5) returning id`,
    [type, country, createdAt, isConfirmed, hasPaid],
  );
  return id;
}

beforeAll(async () => {
  contexts = await startContexts({ ROLE: 'all' });
});
afterAll(() => contexts.stop());
afterEach(async () => {
  contexts.clock.reset();
  jest.restoreAllMocks();
  expect(await contexts.rows('select membership.recount_organization_cohorts() as wrong')).toEqual([{ wrong: 0 }]);
  await contexts.rows('delete from membership.membership_registrations');
  await contexts.rows('delete from membership.organizations');
  await contexts.rows('truncate membership.activity_marks, membership.activity_counts, platform.page_visits');
});

describe('registrations', () => {
  it('count on their day, to its last moment, and not before the days looked at', async () => {
    moveTo('2031-05-15T12:00:00Z');
    for (const moment of ['08T23:59:59.999Z', '09T00:00:00Z', '14T23:59:59.999Z', '15T00:00:00Z'])
      await organization(`2031-05-${moment}`);
    const week = await read();
    expect(week.from).toBe('2031-05-09');
    expect(week.periods.map(({ registered }) => registered)).toEqual([1, 0, 0, 0, 0, 1, 1]);
    expect(week.funnel).toMatchObject({ registered: 3, activated: 0, paid: 0 });
    const quarter = await read(90);
    expect(quarter.periods).toHaveLength(13);
    expect(quarter.funnel.registered).toBe(4);
  });

  it('count in their month, to its last moment, for twelve months', async () => {
    moveTo('2031-01-31T23:00:00Z');
    for (const moment of [
      '2030-01-31T23:59:59.999Z',
      '2030-02-01T00:00:00Z',
      '2030-12-31T23:59:59.999Z',
      '2031-01-01T00:00:00Z',
    ])
      await organization(moment, { isConfirmed: true });
    const { months, cohorts } = await read();
    expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2030-02-01', '2031-01-01']);
    expect(months.filter(({ registered }) => registered > 0)).toEqual([
      { month: '2030-02-01', registered: 1, active: null },
      { month: '2030-12-01', registered: 1, active: null },
      { month: '2031-01-01', registered: 1, active: null },
    ]);
    expect(cohorts.map(({ month }) => month)).toEqual(['2030-02-01', '2030-12-01', '2031-01-01']);
  });

  it('are activated once somebody belongs to the organization, and then paid once a payment takes effect', async () => {
    moveTo('2031-05-15T12:00:00Z');
    const id = await organization('2031-05-15T08:00:00Z');
    const steps = async () => {
      const { registered, activated, paid } = (await read()).funnel;
      return [registered, activated, paid];
    };
    expect(await steps()).toEqual([1, 0, 0]);
    await contexts.get(MembershipApi).notePayments(id);
    expect(await steps()).toEqual([1, 0, 0]);
    await contexts.person(id, 'owner');
    expect(await steps()).toEqual([1, 1, 1]);
    await contexts.get(MembershipApi).notePayments(id);
    await contexts.get(MembershipApi).setTier(id, MembershipTier.Free);
    await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [id]);
    expect(await steps()).toEqual([1, 1, 1]);
  });

  it('that are deleted count no more unless people work with the organization, and again once they are restored', async () => {
    await contexts.rows(
      `insert into admin.accounts (id, username, email, role, password_hash) values ($1, 'noor', 'noor@alliance.example', 'super-admin', '-')`,
      [admin.id],
    );
    const register = async (name: string): Promise<string> => {
      const form = {
        ...registration(),
        organizationName: name,
        email: `ada@${name}.example`,
        selectedPlan: MembershipTier.InnovatorsSolutionProviders,
      };
      return contexts.get(RegisterMember).execute(form as never, '127.0.0.1');
    };
    const counts = async () => {
      const { funnel, registrations } = await read(90);
      return [funnel.registered, registrations.total];
    };
    const remove = (memberId: string) => contexts.get(DeleteRegistrations).execute(admin, memberId);
    const [left, used] = [await register('pumps'), await register('probes')];
    await contexts.rows(
      `update membership.user_organizations m set is_active = true from membership.membership_registrations r
        where r.organization_id = m.organization_id and r.id = $1`,
      [used],
    );
    expect(await counts()).toEqual([2, 2]);
    await remove(left);
    expect(await counts()).toEqual([1, 1]);
    await contexts.get(RestoreRegistration).execute(admin, left);
    expect(await counts()).toEqual([2, 2]);
    await remove(left);
    await remove(used);
    expect(await counts()).toEqual([1, 0]);
    contexts.clock.move(31 * day);
    await contexts.get(EraseRegistrationsJob).execute();
    expect(await contexts.rows('select id from membership.membership_registrations')).toEqual([]);
    expect(await counts()).toEqual([1, 0]);
  });

  it('say how many welcome mails arrived', async () => {
    await contexts
      .get(RegisterMember)
      .execute({ ...registration(), selectedPlan: MembershipTier.Free } as never, '127.0.0.1');
    await contexts.rows(`update membership.membership_registrations set email_state = 'failed'`);
    expect((await read()).registrations).toEqual({ total: 1, emailsSent: 0 });
    await contexts.rows(`update membership.membership_registrations set email_state = 'sent'`);
    expect((await read()).registrations).toEqual({ total: 1, emailsSent: 1 });
  });
});

describe('organizations', () => {
  it('are counted by country and type as the directory lists them', async () => {
    await organization('2031-05-15T08:00:00Z', { isConfirmed: true, country: 'KE' });
    await organization('2031-05-15T08:00:00Z', { isConfirmed: true, country: 'KE', type: 'ngo' });
    const gone = await organization('2031-05-15T08:00:00Z', { isConfirmed: true, country: 'SG', type: 'ngo' });
    await organization('2031-05-15T08:00:00Z', { isConfirmed: true, type: 'ngo' });
    await organization('2031-05-15T08:00:00Z', { country: 'DE' });
    await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [gone]);
    const { organizations, countries, types } = await read();
    expect(organizations).toBe(3);
    expect(countries).toEqual([{ country: 'KE', organizations: 2 }]);
    expect(types).toEqual([
      { type: 'ngo', organizations: 2 },
      { type: 'startup', organizations: 1 },
    ]);
  });

  it('are active in each month in which somebody was there, once, whichever process has seen it', async () => {
    moveTo('2031-05-31T23:58:00Z');
    const [early, late] = [
      await organization('2031-04-30T23:59:59.999Z', { isConfirmed: true }),
      await organization('2031-05-01T00:00:00Z', { isConfirmed: true }),
    ];
    const other = new CountActivity(contexts.clock, contexts.database, contexts.get(Jobs));
    const processes = [contexts.get(CountActivity), other];
    const note = async (...ids: string[]) => {
      for (const process of processes) process.note(ids);
      await Promise.all(processes.map((process) => process.flush()));
    };
    await note(early, late, '00000000-0000-4000-8000-ffffffffffff');
    await note(early);
    contexts.clock.move(3 * minute);
    await note(early);
    const { months, cohorts } = await read();
    expect(months.slice(-3)).toEqual([
      { month: '2031-04-01', registered: 1, active: null },
      { month: '2031-05-01', registered: 1, active: 2 },
      { month: '2031-06-01', registered: 0, active: 1 },
    ]);
    expect(cohorts).toEqual([
      {
        month: '2031-04-01',
        activated: 1,
        months: [
          { month: '2031-05-01', active: 1 },
          { month: '2031-06-01', active: 1 },
        ],
      },
      {
        month: '2031-05-01',
        activated: 1,
        months: [
          { month: '2031-05-01', active: 1 },
          { month: '2031-06-01', active: 0 },
        ],
      },
    ]);
  });

  it('are forgotten on the second day of the next month, and their number is not', async () => {
    const id = await organization('2031-05-01T00:00:00Z', { isConfirmed: true });
    moveTo('2031-05-31T12:00:00Z');
    contexts.get(CountActivity).note([id]);
    await contexts.get(CountActivity).flush();
    const marks = async () => (await contexts.rows('select from membership.activity_marks')).length;
    moveTo('2031-06-01T12:00:00Z');
    await contexts.run('forget-activity');
    expect(await marks()).toBe(1);
    moveTo('2031-06-02T00:01:00Z');
    await contexts.run('forget-activity');
    expect(await marks()).toBe(0);
    expect((await read()).months.at(-2)).toMatchObject({ month: '2031-05-01', active: 1 });
  });

  it('are active by who is signed in, not by a page that is only open', async () => {
    const person = await contexts.organization('Signed in');
    const noted = jest.spyOn(contexts.get(CountActivity), 'note');
    const sessions = contexts.get(Sessions);
    const request = { cookies: {}, headers: {}, routeOptions: { url: '/api/live' } } as FastifyRequest;
    const setCookie = (name: string, value: string) => Object.assign(request.cookies, { [name]: value });
    await sessions.open(request, { setCookie } as unknown as FastifyReply, {
      kind: 'member',
      subject: person.id,
      enterprise: false,
    });
    await sessions.read(request);
    expect(noted).not.toHaveBeenCalled();
    await sessions.read({ cookies: request.cookies, headers: {} } as FastifyRequest);
    expect(noted.mock.calls).toEqual([[person.organizations.map(({ id }) => id)]]);
  });
});

describe('visits', () => {
  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const visits = () => contexts.get(PageVisits);
  const note = (path: string, headers: Record<string, string> = opened, method = 'GET') =>
    visits().note(path, { method, headers });

  it.each([
    ['a document that somebody goes to', '/', opened, 'GET', 1],
    ['the registration page', '/membership', opened, 'GET', 1],
    ['another page', '/login', opened, 'GET', 0],
    ['a program', '/', {}, 'GET', 0],
    ['what a page fetches', '/', { ...opened, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 'GET', 0],
    ['a page in a frame', '/', { ...opened, 'sec-fetch-dest': 'iframe' }, 'GET', 0],
    ['a page fetched ahead', '/', { ...opened, 'sec-purpose': 'prefetch;prerender' }, 'GET', 0],
    ['who asks for headers alone', '/', opened, 'HEAD', 0],
  ])('of %s count as they should', async (_, path, headers, method, count) => {
    note(path, headers, method);
    await visits().flush();
    const { landingVisits, registrationVisits } = (await read()).funnel;
    expect(landingVisits + registrationVisits).toBe(count);
  });

  it('count on their day, each of them, also those that could not be written at first', async () => {
    moveTo('2031-05-14T23:58:00Z');
    note('/');
    note('/');
    jest.spyOn(contexts.database, 'run').mockRejectedValueOnce(new Error('away'));
    await visits().flush();
    note('/');
    contexts.clock.move(3 * minute);
    note('/');
    note('/membership');
    await visits().flush();
    note('/');
    await visits().flush();
    const { periods, funnel } = await read();
    expect(
      periods.slice(-2).map(({ landingVisits, registrationVisits }) => [landingVisits, registrationVisits]),
    ).toEqual([
      [3, 0],
      [2, 1],
    ]);
    expect(funnel).toMatchObject({ landingVisits: 5, registrationVisits: 1 });
  });
});

it('every table can be taken away as a file', async () => {
  moveTo('2031-05-15T12:00:00Z');
  const id = await organization('2031-05-15T08:00:00Z', { isConfirmed: true, hasPaid: true, country: 'KE' });
  contexts.get(CountActivity).note([id]);
  await contexts.get(CountActivity).flush();
  const file = async (table: AnalyticsTable) =>
    (await contexts.get(ExportAllianceAnalytics).execute({ table, days: 7 })).trimEnd().split('\r\n');
  expect(await file(AnalyticsTable.Countries)).toEqual(['\ufeffCountry,Organizations', 'KE,1']);
  expect(await file(AnalyticsTable.Types)).toEqual(['\ufeffType,Organizations', 'Startup,1']);
  expect((await file(AnalyticsTable.Months)).slice(-2)).toEqual(['2031-04-01,0,', '2031-05-01,1,1']);
  expect((await file(AnalyticsTable.Funnel)).at(-1)).toBe('2031-05-15,0,0,1,1,1');
  expect(await file(AnalyticsTable.Retention)).toEqual([
    '\ufeffRegistered in,Activated,Month,Active',
    '2031-05-01,1,2031-05-01,1',
  ]);
});

it('the figures cost no more among many organizations', async () => {
  moveTo('2031-05-15T12:00:00Z');
  const make = async (count: number) => {
    await contexts.rows(
      `insert into membership.organizations (name, type, created_at)
        select 'Pumps', 'startup', timestamptz '2031-05-15T08:00:00Z' - (n % 300) * interval '1 day' from generate_series(1, $1::int) n`,
      [count],
    );
    await contexts.rows('select membership.sum_up_organization_cohorts(0)');
    return rowsRead(contexts.database, () => read(90));
  };
  const few = await make(600);
  expect(await make(6_000)).toBe(few);
  expect(few).toBeLessThan(2_000);
});
