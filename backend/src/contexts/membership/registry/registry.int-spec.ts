import { admin } from '../../../../test/support/admin';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { day } from '../../../platform/clock/durations';
import { Mail } from '../../../platform/mail/mail';
import { EraseAccountsJob } from '../account-deletion/erase-accounts.job';
import { RemoveDomain } from '../domains/remove-domain';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import { ChangeRegistrationAddress } from '../registrations/change-registration-address';
import { PendingRegistrations } from '../registrations/pending-registrations';
import { RegisterMember } from '../registrations/register-member';
import { RegistrationEmail, RegistrationStatus } from '../registrations/registration.enums';
import { RegistrationsQueries } from '../registrations/registrations.queries';
import { AnswerAlliance } from './answer-alliance';
import { AskApplicant } from './ask-applicant';
import { BulkAct } from './bulk.enums';
import { BulksQueries } from './bulks.queries';
import { DecideRegistration } from './decide-registration';
import { DeleteRegistrations } from './delete-registrations';
import { EraseRegistrationsJob } from './erase-registrations.job';
import type { RegistrationsQuery } from './registry.dto';
import { RegistrationAge, RegistrationShelf, RegistrationSort } from './registry.enums';
import { RegistryQueries } from './registry.queries';
import { rarePart } from './registry-filter';
import { ReopenRegistration } from './reopen-registration';
import { RestoreRegistration } from './restore-registration';
import { ReviewQueries } from './review.queries';
import { RunBulk } from './run-bulk';
import { StartBulk } from './start-bulk';
import { StopBulk } from './stop-bulk';
import { WriteToApplicant } from './write-to-applicant';

const byAdmin = `admin:${admin.id}`;

let contexts: Contexts;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
  await contexts.rows(
    `insert into admin.accounts (id, username, email, role, password_hash)
      values ($1, 'noor', 'noor@alliance.example', 'super-admin', '-')`,
    [admin.id],
  );
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  await contexts.rows('delete from membership.membership_registrations');
});
afterEach(() => contexts.clock.reset());

/** Registers an organization that no other one is like. */
async function register(changes: object = {}): Promise<string> {
  count += 1;
  const form = {
    ...registration(),
    organizationName: `Pumps ${count}`,
    website: `https://pumps${count}.example`,
    email: `ada@pumps${count}.example`,
    selectedPlan: MembershipTier.InnovatorsSolutionProviders,
    ...changes,
  };
  return contexts.get(RegisterMember).execute(form as never, '127.0.0.1');
}
const find = (memberId: string) => contexts.get(ReviewQueries).find(memberId);
const list = (query: Partial<RegistrationsQuery> = {}) => contexts.get(RegistryQueries).list({ limit: 50, ...query });
const idsOf = async (query?: Partial<RegistrationsQuery>) => (await list(query)).items.map(({ id }) => id);
const remove = (memberId: string) => contexts.get(DeleteRegistrations).execute(admin, memberId);
const restore = (memberId: string) => contexts.get(RestoreRegistration).execute(admin, memberId);
const ask = (memberId: string) => contexts.get(AskApplicant).execute(admin, memberId, 'Who may sign?');
const approve = (memberId: string, isAnnounced = true) =>
  contexts.get(DecideRegistration).approve(admin, memberId, isAnnounced);
const reject = (memberId: string, isAnnounced = true) =>
  contexts.get(DecideRegistration).reject(admin, memberId, 'It is not yours.', isAnnounced);
const tokenOf = async (memberId: string) =>
  new URL(await contexts.get(WriteToApplicant).linkOf(memberId)).searchParams.get('token') as string;
const answer = async (memberId: string) =>
  contexts.get(AnswerAlliance).execute(await tokenOf(memberId), 'Maya may.', '127.0.0.1');
const organization = async (memberId: string) =>
  (
    await contexts.rows(
      `select o.id, o.verified_by, o.closed_at is not null as closed from membership.organizations o
        join membership.membership_registrations r on r.organization_id = o.id where r.id = $1`,
      [memberId],
    )
  )[0];

describe('The list of registrations', () => {
  it('is read newest first, by name, or by who has waited longest, page by page', async () => {
    const names = ['Beta', 'alpha', 'Gamma'];
    const ids: string[] = [];
    for (const organizationName of names) ids.push(await register({ organizationName }));
    const [beta, alpha, gamma] = ids as [string, string, string];
    await contexts.rows(
      `update membership.membership_registrations set created_at = now() - interval '1 day' * (array_position($1::text[], id) * 5)`,
      [ids],
    );
    expect(await idsOf()).toEqual([beta, alpha, gamma]);
    expect(await idsOf({ sort: RegistrationSort.Oldest })).toEqual([gamma, alpha, beta]);
    for (const [sort, expected] of [
      [RegistrationSort.Newest, [beta, alpha, gamma]],
      [RegistrationSort.Name, [alpha, beta, gamma]],
      [RegistrationSort.Waiting, [gamma, alpha, beta]],
    ] as const) {
      const first = await list({ sort, limit: 2 });
      expect(first.items.map(({ id }) => id)).toEqual(expected.slice(0, 2));
      expect(first.total).toEqual({ count: 3 });
      const second = await list({ sort, limit: 2, cursor: first.next });
      expect(second.items.map(({ id }) => id)).toEqual(expected.slice(2));
      expect(second.next).toBeUndefined();
    }
    expect(await refusal(list({ cursor: 'GIA-000000' }))).toBe('invalid_input');
    await approve(gamma, false);
    expect(await idsOf({ sort: RegistrationSort.Waiting })).toEqual([alpha, beta]);
    expect((await list({ sort: RegistrationSort.Waiting, from: '2000-01-01' })).total).toEqual({ count: 2 });
    expect((await list({ sort: RegistrationSort.Waiting })).total).toEqual({ count: 2 });
  });

  it('is narrowed and counted by what is asked for', async () => {
    const startup = await register({ organizationName: 'TechFlow Labs', selectedPlan: MembershipTier.Free });
    const ngo = await register({
      organizationType: OrganizationType.Ngo,
      contactName: 'Wangari Maathai',
      selectedPlan: MembershipTier.EcosystemEnablers,
    });
    const gone = await register({ organizationType: OrganizationType.Ngo });
    await remove(gone);
    await approve(ngo, false);
    const cases: [Partial<RegistrationsQuery>, string[]][] = [
      [{ type: OrganizationType.Ngo }, [ngo]],
      [{ plan: MembershipTier.Free }, [startup]],
      [{ status: RegistrationStatus.Approved }, [ngo]],
      [{ search: 'techFLOW' }, [startup]],
      [{ search: 'maathai' }, [ngo]],
      [{ search: ngo.slice(4) }, [ngo]],
      [{ search: '%' }, []],
      [{ search: 'pumps', type: OrganizationType.Government }, []],
      [{ shelf: RegistrationShelf.Deleted }, [gone]],
      [{ from: '2001-01-01', to: '2001-01-02' }, []],
    ];
    for (const [filter, expected] of cases) {
      const { items, total } = await list(filter);
      expect([filter, items.map(({ id }) => id), total.count]).toEqual([filter, expected, expected.length]);
    }
    const summary = await contexts.get(RegistryQueries).summary({ type: OrganizationType.Ngo });
    expect(summary).toMatchObject({
      total: 2,
      deleted: 1,
      types: [
        { value: 'ngo', count: 1 },
        { value: expect.any(String), count: 1 },
      ],
      plans: [{ value: 'ecosystem_enablers', count: 1 }],
      statuses: [{ value: 'approved', count: 1 }],
    });
    expect((await contexts.get(RegistryQueries).summary({ search: 'techflow' })).types).toHaveLength(1);
  });

  describe('of which most have some words', () => {
    beforeEach(async () => {
      const one = await register({ organizationName: 'Wells of it' });
      await contexts.rows(
        `insert into membership.membership_registrations select (jsonb_populate_record(r, jsonb_build_object(
            'id', 'GIA-9' || n, 'organization_name', 'Wells a_b of ' || n))).*
          from membership.membership_registrations r, generate_series(20000, 20100) n where r.id = $1`,
        [one],
      );
    });

    it.each([
      ['Wells of 17', 'wells OF 17', ' 17'],
      ['Quartz of Onyx', 'quartz of onyx', 'quartz'],
      ['Quartz Beryl of Onyx', 'quartz beryl of', 'quartz beryl'],
      ['Quartz Beryl', 'quartz beryl', 'quartz beryl'],
      ['3M Wells', '3M wells', '3M wells'],
      ['3M of Wells', '3M of', '3M of'],
      ['Quartz of Wells', 'quartz of', 'quartz'],
      ['Quartz of Agate', 'quartz of agate', 'quartz'],
      ['Quartz o_', 'quartz o_', 'quartz o_'],
    ])('finds %s by all of a search, and the index by what few have', async (organizationName, search, rare) => {
      const one = await register({ organizationName });
      await register({ organizationName: 'Lakes of 17' });
      await register({ organizationName: 'Quartz and Onyx' });
      expect(await rarePart(contexts.database, search)).toBe(rare);
      expect(await idsOf({ search })).toEqual([one]);
      expect((await contexts.get(RegistryQueries).summary({ search })).types).toMatchObject([{ count: 1 }]);
    });

    const wellsOf = (word: string, many: number) =>
      contexts.rows(
        `update membership.membership_registrations set organization_name = organization_name || ' ' || $1
          where id in (select id from membership.membership_registrations where id like 'GIA-9%' order by id limit $2)`,
        [word, many],
      );
    const rareOf = (search: string) => rarePart(contexts.database, search);

    it('takes a word for common that every fifth of the newest has', async () => {
      await wellsOf('Lagoon', 40);
      expect(await rareOf('quartz lagoon')).toBe('quartz');
      await wellsOf('Marsh', 39);
      expect(await rareOf('quartz marsh')).toBe('quartz marsh');
    });

    it('knows of the newest two hundred alone which words are common', async () => {
      await contexts.rows(
        `insert into membership.membership_registrations select (jsonb_populate_record(r, jsonb_build_object(
            'id', 'GIA-8' || n, 'organization_name', 'Lakes by ' || n, 'created_at', r.created_at + interval '1 second'))).*
          from membership.membership_registrations r, generate_series(20000, 20160) n where r.organization_name = 'Wells of it'`,
      );
      // Fewer than forty of them are older.
      expect(await rareOf('quartz of')).toBe('quartz of');
      expect(await rareOf('quartz by')).toBe('quartz');
    });

    it('asks the index in lists, counts and summaries for what few have', async () => {
      const query = jest.spyOn(contexts.database, 'query');
      const one = jest.spyOn(contexts.database, 'one');
      const filter = { search: 'wells of 17', from: '2026-01-01' };
      await list({ ...filter, sort: RegistrationSort.Waiting });
      await contexts.get(RegistryQueries).summary(filter);
      const asked = [...query.mock.calls, ...one.mock.calls]
        .map(([{ name }]) => name)
        .filter((name) => /-wor/.test(name));
      expect(asked.length).toBeGreaterThan(2);
      for (const name of asked) expect(name).toMatch(/-wor-phr/);
      jest.restoreAllMocks();
    });

    it('finds none by words in another order, or by letters that stand for others elsewhere', async () => {
      await register({ organizationName: 'Quartz axb of Onyx' });
      for (const search of ['of wells', 'quartz a_b of', 'quartz a_b']) expect(await idsOf({ search })).toEqual([]);
      expect((await list({ search: 'wells a_b' })).total).toEqual({ count: 101 });
    });

    it('is asked for in many ways on one connection', async () => {
      const all = {
        type: OrganizationType.Startup,
        plan: MembershipTier.EcosystemEnablers,
        status: RegistrationStatus.Pending,
      };
      for (const search of ['quartz', 'wells of 17', 'quartz', 'wells of 17'])
        for (const days of [{}, { from: '2026-01-01' }, { to: '2100-01-01' }]) {
          const filter = { ...all, email: RegistrationEmail.Sent, search, ...days };
          expect((await list(filter)).items).toEqual([]);
          expect((await contexts.get(RegistryQueries).summary(filter)).types).toEqual([]);
        }
    });
  });

  it('says how long registrations wait, and finds them by it', async () => {
    const [fresh, week, month] = [await register(), await register(), await register()];
    await contexts.rows(
      `update membership.membership_registrations set created_at = now() - interval '1 day' * case id when $1 then 8 when $2 then 45 else 0 end`,
      [week, month],
    );
    const waiting = async () =>
      Object.fromEntries(
        (await contexts.get(RegistryQueries).summary({})).waiting.map(({ age, count: n }) => [age, n]),
      );
    expect(await waiting()).toEqual({
      [RegistrationAge.UnderThreeDays]: 1,
      [RegistrationAge.ThreeToSixDays]: 0,
      [RegistrationAge.SevenToTwentyNineDays]: 1,
      [RegistrationAge.ThirtyDaysOrMore]: 1,
    });
    expect(await idsOf({ age: RegistrationAge.UnderThreeDays })).toEqual([fresh]);
    expect(await idsOf({ age: RegistrationAge.SevenToTwentyNineDays })).toEqual([week]);
    expect(await idsOf({ age: RegistrationAge.ThirtyDaysOrMore })).toEqual([month]);
    contexts.clock.move(4 * day);
    expect(await idsOf({ age: RegistrationAge.ThreeToSixDays })).toEqual([fresh]);
    contexts.clock.reset();
    // A question waits for the applicant; the answer begins to wait anew.
    await ask(month);
    expect(await idsOf({ age: RegistrationAge.ThirtyDaysOrMore })).toEqual([]);
    await answer(month);
    expect((await waiting())[RegistrationAge.UnderThreeDays]).toBe(2);
  });

  it('keeps what has become of the newest welcome mail', async () => {
    const memberId = await register();
    expect((await list()).items[0]).toMatchObject({ emailSent: false, emailState: 'queued' });
    const [{ id }] = await contexts.rows('select id from notifications.messages where about = $1', [
      `registration:${memberId}`,
    ]);
    await contexts.get(Mail).sendNow(id);
    expect((await list()).items[0]).toMatchObject({ emailSent: true, emailState: 'sent' });
    expect(await contexts.get(RegistryQueries).summary({})).toMatchObject({
      total: 1,
      emailsSent: 1,
      emailFailures: 0,
    });
  });

  it('tells of others that may be the same organization, and not by a domain that many share', async () => {
    const first = await register({ organizationName: 'Water-Works Ltd', email: 'a@same.example' });
    const second = await register({ organizationName: 'WATERWORKS LTD', email: 'b@same.example' });
    const third = await register({ email: 'c@gmail.com', website: 'https://www.site.example/about' });
    const fourth = await register({ email: 'd@gmail.com', website: 'http://site.example' });
    const signs = Object.fromEntries((await list()).items.map(({ id, duplicateBy }) => [id, [...duplicateBy].sort()]));
    expect(signs).toEqual({
      [first]: ['domain', 'name'],
      [second]: ['domain', 'name'],
      [third]: ['website'],
      [fourth]: ['website'],
    });
    expect((await find(first)).duplicates).toEqual([
      expect.objectContaining({
        id: second,
        email: 'b@same.example',
        signs: expect.arrayContaining(['domain', 'name']),
      }),
    ]);
    await remove(second);
    expect((await find(first)).duplicates).toEqual([]);
  });
});

describe('A review', () => {
  it('asks, is answered by the link, and approves, which verifies the organization', async () => {
    const memberId = await register();
    const subject = `registration:${memberId}`;
    const { email } = await find(memberId);
    const mailed = { to: email, about: `review:${memberId}` };
    await expect(() => ask(memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.asked',
          actor: byAdmin,
          subject,
          details: { before: { status: 'pending' }, after: { status: 'info_requested' } },
        },
      ],
      mail: [
        { ...mailed, template: 'registration-asked', values: expect.objectContaining({ question: 'Who may sign?' }) },
      ],
    });
    await expect(() => answer(memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.answered',
          actor: 'visitor',
          subject,
          details: { before: { status: 'info_requested' }, after: { status: 'pending' } },
        },
      ],
      mail: [{ template: 'registration-answered', to: expect.any(String), about: `review:${memberId}` }],
    });
    await expect(() => answer(memberId)).leavesBehind({ refused: 'nothing_asked' });
    const { id } = await organization(memberId);
    await expect(() => approve(memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.approved',
          actor: byAdmin,
          subject,
          details: { before: { status: 'pending' }, after: { status: 'approved' }, announced: true },
        },
      ],
      mail: [{ ...mailed, template: 'registration-approved' }],
      notices: [`organization:${id}`],
    });
    expect(await organization(memberId)).toMatchObject({ verified_by: 'super_admin' });
    await expect(() => approve(memberId)).leavesBehind({ refused: 'registration_decided' });
    const detail = await find(memberId);
    expect(detail.acts).toEqual(['reopen']);
    expect(detail.messages.map(({ author, text }) => [author, text])).toEqual([
      ['alliance', 'Who may sign?'],
      ['applicant', 'Maya may.'],
    ]);
    expect(detail.records.map(({ action }) => action)).toEqual([
      'registration.asked',
      'registration.answered',
      'registration.approved',
    ]);
    await expect(() => contexts.get(ReopenRegistration).execute(admin, memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.reopened',
          actor: byAdmin,
          subject,
          details: { before: { status: 'approved' }, after: { status: 'pending' } },
        },
      ],
      notices: [`organization:${id}`],
    });
    expect(await organization(memberId)).toMatchObject({ verified_by: null });
  });

  it('rejects, after which nobody can make the organization theirs', async () => {
    const memberId = await register();
    const token = contexts.get(PendingRegistrations).token(memberId);
    await expect(() => reject(memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.rejected',
          actor: byAdmin,
          subject: `registration:${memberId}`,
          details: {
            before: { status: 'pending' },
            after: { status: 'rejected' },
            reason: 'It is not yours.',
            announced: true,
          },
        },
      ],
      mail: [
        {
          template: 'registration-rejected',
          to: expect.any(String),
          about: `review:${memberId}`,
          values: expect.objectContaining({ reason: 'It is not yours.' }),
        },
      ],
    });
    expect(await refusal(contexts.get(PendingRegistrations).hold(token))).toBe('not_found');
    const [{ user_id: userId }] = await contexts.rows(
      'update membership.users set email_verified_at = now() where id = (select user_id from membership.membership_registrations where id = $1) returning id as user_id',
      [memberId],
    );
    expect(await contexts.get(RegistrationsQueries).unconfirmed(userId)).toEqual([]);
    expect(await contexts.get(ReviewQueries).ofApplicant(memberId)).toMatchObject({
      status: 'rejected',
      decisionReason: 'It is not yours.',
    });
  });

  it('is read by the link of the person it is of, and by nobody whose address was left', async () => {
    const memberId = await register();
    const writing = contexts.get(WriteToApplicant);
    const own = contexts.get(PendingRegistrations).token(memberId);
    const link = await tokenOf(memberId);
    const change = (email: string) => contexts.get(ChangeRegistrationAddress).execute(own, email, '127.0.0.1');
    expect(await writing.memberIdOf(link)).toBe(memberId);
    await change(`grace@pumps${count}.example`);
    expect(await refusal(writing.memberIdOf(link))).toBe('not_found');
    const second = await tokenOf(memberId);
    expect(await writing.memberIdOf(own)).toBe(memberId);
    await approve(memberId, false);
    await expect(() => change(`eve@pumps${count}.example`)).leavesBehind({ refused: 'registration_decided' });
    contexts.clock.move(31 * day);
    expect(await writing.memberIdOf(second)).toBe(memberId);
    expect(await refusal(writing.memberIdOf(own))).toBe('not_found');
  });

  it('approves nothing that has left the alliance, and announces nothing to who was erased', async () => {
    const [left, erased] = [await register(), await register()];
    expect(await find(left)).toMatchObject({ disowned: false, acts: ['ask', 'approve', 'reject'] });
    const { id } = await organization(left);
    await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [id]);
    await contexts.rows('delete from membership.user_organizations where organization_id = $1', [id]);
    await expect(() => approve(left)).leavesBehind({ refused: 'organization_has_left' });
    expect(await find(left)).toMatchObject({ status: 'pending', disowned: true, acts: ['ask', 'reject'] });
    await contexts.rows(
      `with r as (update membership.membership_registrations set email = '' where id = any($1) returning id, user_id)
        update membership.users set erased_at = now() from r where r.id = $2 and users.id = r.user_id`,
      [[left, erased], erased],
    );
    await approve(erased);
    expect(await contexts.rows('select from notifications.messages where about = $1', [`review:${erased}`])).toEqual(
      [],
    );
    expect((await find(erased)).duplicates).toEqual([]);
  });

  it('is announced by the address of the registration where no account is known of', async () => {
    const memberId = await register();
    await contexts.rows('update membership.membership_registrations set user_id = gen_random_uuid() where id = $1', [
      memberId,
    ]);
    await approve(memberId);
    expect(await contexts.get(WriteToApplicant).memberIdOf(await tokenOf(memberId))).toBe(memberId);
  });

  it('keeps an organization verified that it has approved, when its domain ends', async () => {
    const memberId = await register();
    const { id } = await organization(memberId);
    const viewer = await contexts.person(id, 'owner');
    const domain = `pumps${count}.example`;
    const [{ id: domainId }] = await contexts.rows(
      `insert into membership.organization_domains (organization_id, domain, claimed_by, claimed_at, challenge, proof, proven_at)
        values ($1, $2, $3, now(), 'x', 'dns', now()) returning id`,
      [id, domain, viewer.id],
    );
    await contexts.rows(
      `update membership.organizations set verified_at = now(), verified_by = 'domain' where id = $1`,
      [id],
    );
    await approve(memberId, false);
    expect(await organization(memberId)).toMatchObject({ verified_by: 'domain' });
    await contexts.get(RemoveDomain).execute(viewer, id, domainId);
    expect(await organization(memberId)).toMatchObject({ verified_by: 'super_admin' });
  });

  it('is silent where it is not announced', async () => {
    const memberId = await register();
    await reject(memberId, false);
    expect(await contexts.rows('select from notifications.messages where about = $1', [`review:${memberId}`])).toEqual(
      [],
    );
  });
});

describe('A deleted registration', () => {
  it('is out of the list, restored within thirty days, and erased after them with what nobody has made theirs', async () => {
    const memberId = await register();
    const { id: organizationId } = await organization(memberId);
    const [{ user_id: userId }] = await contexts.rows(
      'select user_id from membership.membership_registrations where id = $1',
      [memberId],
    );
    await expect(() => remove(memberId)).leavesBehind({
      audit: [
        {
          action: 'registration.deleted',
          actor: byAdmin,
          subject: `registration:${memberId}`,
          details: { organizationId },
        },
      ],
    });
    await expect(() => remove(memberId)).leavesBehind({ refused: 'not_found' });
    await expect(() => ask(memberId)).leavesBehind({ refused: 'not_found' });
    expect(await idsOf()).toEqual([]);
    expect(await refusal(contexts.get(ReviewQueries).ofApplicant(memberId))).toBe('not_found');

    await contexts.get(EraseRegistrationsJob).execute();
    await expect(() => restore(memberId)).leavesBehind({
      audit: [{ action: 'registration.restored', actor: byAdmin, subject: `registration:${memberId}` }],
    });
    expect(await idsOf()).toEqual([memberId]);
    await expect(() => restore(memberId)).leavesBehind({ refused: 'not_found' });

    await remove(memberId);
    contexts.clock.move(30 * day);
    await contexts.get(EraseRegistrationsJob).execute();
    expect(await refusal(find(memberId))).toBe('not_found');
    expect(
      await contexts.rows(
        `select o.closed_at is not null as closed, u.deletion_due_at is not null as leaving
          from membership.organizations o, membership.users u where o.id = $1 and u.id = $2`,
        [organizationId, userId],
      ),
    ).toEqual([{ closed: true, leaving: true }]);
    const [{ email }] = await contexts.rows('select email from membership.users where id = $1', [userId]);
    await register({ email });
    await contexts.get(EraseAccountsJob).execute();
    expect(
      await contexts.rows('select deletion_due_at, erased_at, email from membership.users where id = $1', [userId]),
    ).toEqual([{ deletion_due_at: null, erased_at: null, email }]);
  });

  it('leaves alone the organization that people have made theirs', async () => {
    const memberId = await register();
    const { id: organizationId } = await organization(memberId);
    await contexts.rows('update membership.user_organizations set is_active = true where organization_id = $1', [
      organizationId,
    ]);
    await remove(memberId);
    contexts.clock.move(31 * day);
    await contexts.get(EraseRegistrationsJob).execute();
    expect(
      await contexts.rows(
        `select o.closed_at, m.is_active from membership.organizations o
          join membership.user_organizations m on m.organization_id = o.id where o.id = $1`,
        [organizationId],
      ),
    ).toEqual([{ closed_at: null, is_active: true }]);
  });

  it('is one of several that are deleted at once', async () => {
    const ids = [await register(), await register()];
    expect(await contexts.get(DeleteRegistrations).all(admin, [...ids, 'GIA-000000', ids[0] as string])).toBe(2);
    expect(await idsOf()).toEqual([]);
  });
});

describe('Work on many registrations', () => {
  it('is done to all that the filter leaves, says what could not be done, and goes on where it was', async () => {
    const ids = [await register(), await register(), await register()];
    const other = await register({ organizationType: OrganizationType.Ngo });
    await approve(ids[1] as string, false);
    const filter = { type: registration().organizationType as OrganizationType };
    await expect(() =>
      contexts.get(StartBulk).execute(admin, { act: BulkAct.Reject, filter, expected: 2, reason: 'A test.' }),
    ).leavesBehind({ refused: 'other_registrations' });
    for (const chosen of [{}, { ids, filter }])
      expect(await refusal(contexts.get(StartBulk).execute(admin, { act: BulkAct.Delete, ...chosen }))).toBe(
        'invalid_input',
      );
    let workId = '';
    await expect(() =>
      contexts.get(StartBulk).execute(admin, { act: BulkAct.Reject, filter, expected: 3, reason: 'A test.' }),
    ).leavesBehind((id: string) => {
      workId = id;
      return {
        audit: [
          {
            action: 'registrations.bulk-started',
            actor: byAdmin,
            subject: `registration-bulk:${id}`,
            details: { act: 'reject', filter, reason: 'A test.', announced: false, total: 3 },
          },
        ],
      };
    });
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({ total: 3, done: 0, finishedAt: null });
    await contexts.get(RunBulk).execute(workId);
    await contexts.get(RunBulk).execute(workId);
    // Once more does nothing.
    await contexts.get(RunBulk).execute(workId);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({
      total: 3,
      done: 3,
      decided: 1,
      decisions: [{ registrationId: ids[1], reason: 'This registration is approved.' }],
      failed: 0,
      failures: [],
      finishedAt: expect.any(String),
    });
    expect((await idsOf({ status: RegistrationStatus.Rejected })).sort()).toEqual([ids[0], ids[2]].sort());
    expect(await find(other)).toMatchObject({ status: 'pending' });
    contexts.clock.move(31 * day);
    await contexts.get(EraseRegistrationsJob).execute();
    expect(await refusal(contexts.get(BulksQueries).find(workId))).toBe('not_found');
  });

  it('keeps in the audit that somebody was looked for, and not who', async () => {
    await register({ organizationName: 'Wells of Ada' });
    const asked = { act: BulkAct.Reject, filter: { search: 'wells of ada' }, reason: 'A test.' };
    let workId = '';
    await expect(async () => {
      workId = await contexts.get(StartBulk).execute(admin, asked);
      return workId;
    }).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'registrations.bulk-started',
          actor: byAdmin,
          subject: `registration-bulk:${id}`,
          details: { act: 'reject', filter: { search: true }, reason: 'A test.', announced: false, total: 1 },
        },
      ],
    }));
    for (const id of [workId, workId]) await run(id);
  });

  const begin = (ids: string[]) => contexts.get(StartBulk).execute(admin, { act: BulkAct.Approve, ids });
  const run = (workId: string, attempt?: number) => contexts.get(RunBulk).execute(workId, attempt);

  it('is shown while it goes on, and counts what was decided on or deleted meanwhile by itself, not as failed', async () => {
    const ids = [await register(), await register(), await register()].sort();
    const before = await begin([ids[2] as string]);
    contexts.clock.move(1_000);
    const workId = await begin(ids);
    const running = async () => (await contexts.get(BulksQueries).running()).map(({ id }) => id);
    expect(await running()).toEqual([workId, before]);
    await reject(ids[0] as string, false);
    await remove(ids[1] as string);
    for (const id of [workId, workId]) await run(id);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({
      ...{ total: 3, done: 3, decided: 2, failed: 0, failures: [] },
      decisions: [
        { registrationId: ids[0], reason: 'This registration is rejected.' },
        { registrationId: ids[1], reason: expect.any(String) },
      ],
    });
    expect(await running()).toEqual([before]);
    for (const id of [before, before]) await run(id);
    expect(await contexts.get(BulksQueries).find(before)).toMatchObject({ done: 1, decided: 1, failed: 0 });
    expect(await running()).toEqual([]);
  });

  it('gives up after some tries what fails for no reason of its own, and does the others', async () => {
    const ids = [await register(), await register()].sort();
    const workId = await begin(ids);
    jest.spyOn(contexts.get(DecideRegistration), 'approve').mockRejectedValueOnce(new Error('away'));
    await expect(run(workId)).rejects.toThrow('away');
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({ done: 0 });
    jest.spyOn(contexts.get(DecideRegistration), 'approve').mockRejectedValueOnce(new Error('away'));
    await run(workId, 3);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({ done: 1, failed: 1, finishedAt: null });
    await run(workId);
    await run(workId);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({
      done: 2,
      failures: [{ registrationId: ids[0], reason: 'Something went wrong on our side.' }],
      finishedAt: expect.any(String),
    });
    expect(await find(ids[1] as string)).toMatchObject({ status: 'approved' });
  });

  it('ends with whoever started it', async () => {
    const memberId = await register();
    const workId = await begin([memberId]);
    await contexts.rows('update admin.accounts set removed_at = now() where id = $1', [admin.id]);
    await run(workId);
    await contexts.rows('update admin.accounts set removed_at = null where id = $1', [admin.id]);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({
      failed: 1,
      finishedAt: expect.any(String),
    });
    expect(await find(memberId)).toMatchObject({ status: 'pending' });
  });

  it('is stopped between two of them by a super admin, and says how far it came', async () => {
    const ids = [await register(), await register(), await register()].sort();
    const workId = await begin(ids);
    const stop = (id = workId) => contexts.get(StopBulk).execute(admin, id);
    const decide = contexts.get(DecideRegistration);
    const approveOne = decide.approve.bind(decide);
    jest.spyOn(decide, 'approve').mockImplementationOnce(async (...given) => {
      await approveOne(...given);
      await stop();
    });
    await run(workId);
    await run(workId);
    const report = await contexts.get(BulksQueries).find(workId);
    expect(report).toMatchObject({ total: 3, done: 1, failed: 0, stoppedAt: expect.any(String) });
    expect(report.finishedAt).toBe(report.stoppedAt);
    expect(await idsOf({ status: RegistrationStatus.Approved })).toEqual([ids[0]]);
    await expect(() => stop()).leavesBehind({});
    expect(await refusal(stop('00000000-0000-4000-8000-ffffffffffff'))).toBe('not_found');
  });

  it('does none where it is stopped before the first', async () => {
    const memberId = await register();
    const workId = await begin([memberId]);
    await expect(() => contexts.get(StopBulk).execute(admin, workId)).leavesBehind({
      audit: [
        {
          action: 'registrations.bulk-stopped',
          actor: byAdmin,
          subject: `registration-bulk:${workId}`,
          details: { act: 'approve', done: 0, decided: 0, failed: 0, total: 1 },
        },
      ],
    });
    await run(workId);
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({ done: 0, stoppedAt: expect.any(String) });
    expect(await find(memberId)).toMatchObject({ status: 'pending' });
  });

  it('stops between two of them when the platform ends, and goes on by another job', async () => {
    const workId = await begin([await register()]);
    const another = await contexts.beside();
    another.get(RunBulk).onModuleDestroy();
    await another.get(RunBulk).execute(workId);
    await another.close();
    expect(await contexts.get(BulksQueries).find(workId)).toMatchObject({ done: 0, finishedAt: null });
    const waiting = `select from graphile_worker.jobs where task_identifier = 'work-on-registrations'`;
    expect((await contexts.rows(waiting)).length).toBeGreaterThan(1);
  });
});
