import { type Contexts, organizationOf, refusal, startContexts } from '../../../../../test/support/contexts';
import type { OrganizationRole, Viewer } from '../../../../platform/http/viewer';
import { ConversationsQueries } from '../../conversations/conversations.queries';
import { StartConversation } from '../../conversations/start-conversation';
import { OrganizationMerged } from '../../membership.events';
import { ProfileQueries } from '../../profile/profile.queries';
import { ConfirmOrganization } from '../../registrations/confirm-organization';
import { EraseOrganization } from '../erase-organization';
import { OrganizationRecordsQueries } from '../organizations.queries';
import { SuspendOrganization } from '../suspend-organization';
import { MergeOrganizations } from './merge-organizations';
import { MergingQueries } from './merging.queries';
import { WhenOrganizationMerged } from './when-organization-merged';

let contexts: Contexts;
let root: Viewer;
let going: Viewer;
let staying: Viewer;
let third: Viewer;
let goes: string;
let stays: string;
let count = 0;
const reason = 'It was registered twice.';
const topics = ['problems', 'solutions', 'projects', 'outcomes', 'stories'].map((noun) => `innovation.${noun}`);
const nobody = '00000000-0000-4000-8000-ffffffffffff';

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  going = await contexts.organization(`Twice ${count}`);
  staying = await contexts.organization(`Once ${count}`);
  third = await contexts.organization(`Friend ${count}`);
  goes = organizationOf(going);
  stays = organizationOf(staying);
});

const get: Contexts['get'] = (type) => contexts.get(type);
const rows: Contexts['rows'] = (sql, values) => contexts.rows(sql, values);
const merge = (changes: object = {}, id = goes) =>
  get(MergeOrganizations).execute(root, id, { into: stays, reason, confirmation: `Twice ${count}`, ...changes });
const preview = () => get(MergingQueries).preview(goes, stays);
/** What is answered where it is refused: that it stands in the way, and before that in the preview. */
const refused = async () => {
  const { obstacles } = await preview();
  await expect(() => merge()).leavesBehind({ refused: 'merge_refused' });
  return obstacles;
};
const connect = (from: string, to: string, status: string) =>
  rows(
    `insert into membership.connections (from_id, to_id, requested_by, note, status) values ($1, $2, $3, 'Hello', $4) returning id`,
    [from, to, going.id, status],
  );
const colleague = (organization: string, role: OrganizationRole, name: string) =>
  contexts.person(organization, role, `${name}.${count}@twice.example`);
const alsoIn = (organization: string, { id }: Viewer, role: OrganizationRole) =>
  rows('insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)', [
    id,
    organization,
    role,
  ]);
const problem = async (organization: string): Promise<string> =>
  (
    await rows(
      `insert into innovation.problems (organization_id, title, description) values ($1, 'Leaks', 'In mains.') returning id`,
      [organization],
    )
  )[0].id;
const propose = async (problemId: string, organization: string, status: string): Promise<string> =>
  (
    await rows(
      `with s as (insert into innovation.solutions (organization_id, title, description, status) values ($2, 'Probes', 'They listen.', 'published') returning id)
        insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
        select $1::uuid, id, $2::uuid, $3::innovation.proposal_status, case when $3::text <> 'pending' then now() end from s returning id`,
      [problemId, organization, status],
    )
  )[0].id;
const project = async (lead: string, ...partners: string[]): Promise<string> => {
  const [{ id }] = await rows(
    `insert into innovation.projects (name, lead_organization_id, status) values ('Quiet mains', $1, 'active') returning id`,
    [lead],
  );
  for (const one of partners)
    await rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [id, one]);
  return id;
};

describe('Merging one organization into another', () => {
  it('moves what it has, tells everybody of both, and leaves it behind as left', async () => {
    const shared = await colleague(goes, 'admin', 'shared');
    await alsoIn(stays, shared, 'viewer');
    await problem(goes);
    await connect(goes, organizationOf(third), 'accepted');
    const about = `organization:${stays}`;
    await expect(() => merge()).leavesBehind({
      events: [{ type: 'membership.organization-merged', organizationId: goes, intoId: stays }],
      audit: [
        {
          action: 'organization.merged',
          actor: `admin:${root.id}`,
          subject: `organization:${goes}`,
          details: { reason, into: stays },
        },
        {
          action: 'organization.took-in',
          actor: `admin:${root.id}`,
          subject: `organization:${stays}`,
          details: { reason, from: goes, moved: { Connections: 1, People: 2, Problems: 1 } },
        },
      ],
      mail: [going.email, shared.email, staying.email].sort().map((to) => ({
        template: 'organizations-merged',
        to,
        about,
        values: expect.objectContaining({ goneName: `Twice ${count}`, organizationName: `Once ${count}`, reason }),
      })),
      notices: [
        ...topics,
        `organization:${goes}`,
        `organization:${stays}`,
        ...[going, shared, staying].map(({ id }) => `session:${id}`),
      ],
    });
    const record = await get(OrganizationRecordsQueries).find(stays);
    expect(record.people.map(({ email, role }) => [email, role]).sort()).toEqual(
      [
        [going.email, 'owner'],
        [shared.email, 'admin'],
        [staying.email, 'owner'],
      ].sort(),
    );
    expect(await get(OrganizationRecordsQueries).find(goes)).toMatchObject({
      state: 'closed',
      people: [],
      mergedInto: { id: stays, name: `Once ${count}` },
    });
    await expect(() => merge()).leavesBehind({ refused: 'organization_has_left' });
  });

  it('leads from its page to the other one, for whoever sees that', async () => {
    await merge();
    const page = (viewer?: Viewer) => get(ProfileQueries).page(goes, viewer);
    await expect(page(third)).rejects.toMatchObject({
      code: 'organization_merged',
      status: 404,
      message: `Twice ${count} was merged into Once ${count}.`,
      details: { allowed: [stays] },
    });
    await rows('update membership.organizations set suspended_at = now() where id = $1', [stays]);
    expect(await refusal(page(third))).toBe('not_found');
    // What was merged into it before leads on as well.
    await rows('update membership.organizations set suspended_at = null where id = $1', [stays]);
    await get(MergeOrganizations).execute(root, stays, {
      ...{ into: organizationOf(third), reason },
      confirmation: `Once ${count}`,
    });
    await expect(page(third)).rejects.toMatchObject({ details: { allowed: [organizationOf(third)] } });
  });

  it('takes no other confirmation than the name of the one that goes, nor the same one twice, nor one that has left', async () => {
    for (const changes of [{ confirmation: `Once ${count}` }, { into: goes }])
      await expect(() => merge(changes)).leavesBehind({ refused: 'invalid_input' });
    for (const refusedOne of [() => merge({ into: nobody }), () => merge({}, nobody)])
      await expect(refusedOne).leavesBehind({ refused: 'not_found' });
    await rows('update membership.organizations set closed_at = now() where id = $1', [stays]);
    expect((await preview()).obstacles).toEqual([`Once ${count} has left the alliance.`]);
    await expect(() => merge()).leavesBehind({ refused: 'organization_has_left' });
  });

  it('makes no organization a part of itself, whatever is asked', async () => {
    const become = rows('update membership.organizations set merged_into_id = id where id = $1', [stays]);
    await expect(become).rejects.toThrow('organizations_merged_into_another_check');
  });

  it('lets nobody in whom neither has ever let in, by whatever link', async () => {
    const stranger = await contexts.person(organizationOf(third), 'owner');
    for (const organization of [goes, stays])
      await rows(
        `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'owner', false)`,
        [stranger.id, organization],
      );
    await merge();
    expect(await rows('select from membership.user_organizations where user_id = $1', [stranger.id])).toHaveLength(1);
    for (const organization of [goes, stays])
      expect(await refusal(get(ConfirmOrganization).further(stranger.id, organization))).toBe('token_invalid');
  });

  it('tells everybody of both, however many they are', async () => {
    for (const organization of [goes, stays])
      await rows(
        `with u as (insert into membership.users (email, first_name, last_name)
            select n || '.' || $1::text || '@many.example', 'Ada', 'Aaron' from generate_series(1, 60) n returning id)
          insert into membership.user_organizations (user_id, organization_id, role) select id, $1::text::uuid, 'viewer' from u`,
        [organization],
      );
    const told = (template: string) =>
      rows(
        `select count(distinct to_address)::int as people, count(*)::int as mails from notifications.messages
          where template = $1 and about = $2`,
        [template, `organization:${stays}`],
      );
    await merge();
    expect(await told('organizations-merged')).toEqual([{ people: 122, mails: 122 }]);
    await get(EraseOrganization).execute(root, stays, { reason, confirmation: `Once ${count}` });
    expect(await told('organization-closed')).toEqual([{ people: 122, mails: 122 }]);
  });

  it('leaves behind no card and no billing contact, which nobody could remove', async () => {
    for (const organization of [goes, stays])
      await rows(
        `with card as (
            insert into billing.saved_cards (organization_id, provider, sealed, brand, last4, exp_month, exp_year, saved_at)
            values ($1, 'test', '', 'visa', '4242', 12, 2040, now()))
          insert into billing.billing_contacts (organization_id, info) values ($1, '{}')`,
        [organization],
      );
    await merge();
    for (const table of ['saved_cards', 'billing_contacts'])
      expect(
        await rows(`select organization_id as id from billing.${table} where organization_id = any($1)`, [
          [goes, stays],
        ]),
      ).toEqual([{ id: stays }]);
  });

  it('brings what was written meanwhile, and counts it with what is there', async () => {
    const object = await problem(goes);
    const see = (views: number) =>
      rows(
        `insert into innovation.view_counts (owner_id, day, kind, object_id, views) values ($1, '2026-11-23', 'problem', $2, $3)`,
        [goes, object, views],
      );
    await see(2);
    await merge();
    const late = await problem(goes);
    await see(3);
    const again = () => get(WhenOrganizationMerged).handle(new OrganizationMerged(goes, stays));
    await expect(again).leavesBehind({ notices: topics });
    expect(await rows('select organization_id as id from innovation.problems where id = $1', [late])).toEqual([
      { id: stays },
    ]);
    expect(
      await rows('select owner_id as id, views from innovation.view_counts where object_id = $1', [object]),
    ).toEqual([{ id: stays, views: 5 }]);
  });
});

describe('What both have is there once', () => {
  it('connections: none with itself, one with a third, and what is accepted counts', async () => {
    const [other, another] = [organizationOf(third), organizationOf(await contexts.organization(`Other ${count}`))];
    await connect(goes, stays, 'accepted');
    await connect(other, goes, 'accepted');
    await connect(stays, other, 'pending');
    await connect(goes, another, 'pending');
    await connect(another, stays, 'accepted');
    await connect(goes, another, 'declined');
    await merge();
    const left = await rows(
      `select case from_id when $1 then to_id else from_id end as other, status from membership.connections
        where $1 in (from_id, to_id) order by status`,
      [stays],
    );
    expect(left).toEqual(
      expect.arrayContaining([
        { other, status: 'accepted' },
        { other: another, status: 'accepted' },
        { other: another, status: 'declined' },
      ]),
    );
    expect(left).toHaveLength(3);
  });

  it('invitations and requests of people, and none of whoever belongs to it by now', async () => {
    const invite = (organization: string, email: string) =>
      rows(
        `insert into membership.team_invitations (organization_id, email, role, invited_by, sent_at, expires_at)
          values ($1, $2, 'member', $3, now(), now() + interval '7 days')`,
        [organization, email, going.id],
      );
    const ask = (organization: string, { id }: Viewer) =>
      rows('insert into membership.team_join_requests (organization_id, user_id, asked_at) values ($1, $2, now())', [
        organization,
        id,
      ]);
    for (const organization of [goes, stays]) {
      await invite(organization, `kim.${count}@new.example`);
      await ask(organization, third);
    }
    await invite(goes, `sam.${count}@new.example`);
    await invite(stays, going.email as string);
    await ask(goes, staying);
    await merge();
    const emails = await rows('select email from membership.team_invitations where organization_id = $1 order by 1', [
      stays,
    ]);
    expect(emails).toEqual([{ email: `kim.${count}@new.example` }, { email: `sam.${count}@new.example` }]);
    expect(
      await rows('select user_id as id from membership.team_join_requests where organization_id = $1', [stays]),
    ).toEqual([{ id: third.id }]);
  });

  it('domains, of which the proven one counts and proves the one that stays', async () => {
    const claim = (organization: string, domain: string, at: string | null) =>
      rows(
        `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
          values ($1, $2, 'x', $3, now(), $4, case when $4::timestamptz is not null then 'dns'::membership.domain_proof end)`,
        [organization, domain, going.id, at],
      );
    await claim(goes, `once${count}.example`, '2026-11-01T10:00:00Z');
    await claim(stays, `once${count}.example`, null);
    await claim(goes, `both${count}.example`, null);
    await claim(stays, `both${count}.example`, null);
    await rows(`update membership.organizations set verified_at = now(), verified_by = 'domain' where id = $1`, [goes]);
    await merge();
    expect(await get(OrganizationRecordsQueries).find(stays)).toMatchObject({
      domains: [`once${count}.example`],
      verifiedBy: 'domain',
    });
    expect(await rows('select from membership.organization_domains where organization_id = $1', [stays])).toHaveLength(
      2,
    );
    expect(await get(OrganizationRecordsQueries).find(goes)).toMatchObject({ verifiedBy: null, domains: [] });
  });

  it('what the alliance has proved of the one that goes, where the one that stays has no proof', async () => {
    await rows(`update membership.organizations set verified_at = now(), verified_by = 'super_admin' where id = $1`, [
      goes,
    ]);
    await merge();
    expect(await get(OrganizationRecordsQueries).find(stays)).toMatchObject({ verifiedBy: 'super_admin' });
  });

  it('conversations: of the two one inside it; and whoever writes to the same people finds the one that is there', async () => {
    await connect(goes, stays, 'accepted');
    await connect(goes, organizationOf(third), 'accepted');
    const write = (from: Viewer, to: Viewer, organization = organizationOf(to)) =>
      get(StartConversation).execute(
        { ...from, organizations: [{ id: from === third ? organizationOf(third) : stays, role: 'owner' }] },
        {
          withOrganizationId: organization,
          personIds: [to.id],
          text: 'Shall we meet?',
        },
      );
    const between = await get(StartConversation).execute(going, {
      ...{ withOrganizationId: stays, personIds: [staying.id], text: 'Are we one?' },
    });
    const outside = await write(third, going);
    await merge();
    expect(await write(third, going, stays)).toBe(outside);
    expect(await write(going, staying, stays)).toBe(between);
    const [inside] = await rows(
      'select organization_id as id, other_id as other from membership.conversations where id = $1',
      [between],
    );
    expect(inside).toEqual({ id: stays, other: null });
    const own: Viewer = { ...going, organizations: [{ id: stays, role: 'owner' }] };
    expect((await get(ConversationsQueries).list(own, { limit: 10 })).items.map(({ id }) => id).sort()).toEqual(
      [between, outside].sort(),
    );
  });

  it('invitations to propose, of which none is to itself', async () => {
    const invite = async (organization: string, invited: string) =>
      rows(
        `with s as (insert into innovation.solutions (organization_id, title, description, status)
            values ($2, 'Probes', 'They listen.', 'published') returning id)
          insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id)
          select $1::uuid, id, $3::uuid, $2::uuid from s`,
        [await problem(organization), invited, organization],
      );
    const other = organizationOf(third);
    await invite(goes, stays);
    await invite(stays, goes);
    await invite(goes, other);
    await invite(other, goes);
    await merge();
    const left = await rows(
      `select organization_id as one, invited_organization_id as other from innovation.proposal_invitations
        where $1::uuid[] && array[organization_id, invited_organization_id]`,
      [[goes, stays]],
    );
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        { one: stays, other },
        { one: other, other: stays },
      ]),
    );
  });

  it('requests and invitations to projects, and none to one that it works on', async () => {
    const [led, open] = [await project(stays), await project(organizationOf(third))];
    for (const organization of [goes, stays])
      await rows('insert into innovation.project_invitations (project_id, organization_id) values ($1, $2)', [
        open,
        organization,
      ]);
    const ask = (id: string) =>
      rows(
        `insert into innovation.join_requests (project_id, organization_id, person_id, role, message) values ($1, $2, $3, 'a', 'b')`,
        [id, goes, going.id],
      );
    await ask(led);
    await ask(open);
    await merge();
    const asked = 'select project_id as id from innovation.join_requests where organization_id = any($1)';
    expect(await rows(asked, [[goes, stays]])).toEqual([{ id: open }]);
    const invited = 'select from innovation.project_invitations where organization_id = any($1)';
    expect(await rows(invited, [[goes, stays]])).toHaveLength(1);
  });
});

describe('It is refused', () => {
  it('where both take part in a project, or wait for each other’s answer; what is decided moves', async () => {
    await project(stays, goes);
    await project(organizationOf(third), stays, goes);
    await propose(await problem(stays), goes, 'pending');
    const declined = await propose(await problem(goes), stays, 'declined');
    const both = 'Both take part in the project “Quiet mains”. One of them must leave it first.';
    const waits =
      '“Probes” of one is proposed to the problem “Leaks” of the other. The proposal must be declined or withdrawn first.';
    expect(await refused()).toEqual([both, waits]);
    await rows('delete from innovation.project_collaborators where organization_id = $1', [goes]);
    await rows(
      `update innovation.solution_proposals set status = 'withdrawn', decided_at = now() where status = 'pending'`,
    );
    await merge();
    const [row] = await rows(
      `select organization_id as one, problem_organization_id as other from innovation.solution_proposals where id = $1`,
      [declined],
    );
    expect(row).toEqual({ one: stays, other: stays });
  });

  it('while the one that goes has a subscription that runs, with the day on which it will not', async () => {
    const subscribe = (organization: string) =>
      rows(
        `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, status, price_version, period_start, period_end)
          values ($1, 'innovators-annual', 'innovators_solution_providers', 'yearly', 'USD', 'active', 1, '2026-11-01', '2027-11-01')`,
        [organization],
      );
    await subscribe(stays);
    await subscribe(goes);
    const either = 'Let it be the one that stays, or';
    expect(await refused()).toEqual([
      `Twice ${count} has a subscription, which ends on 1 November 2027 once it is cancelled. ${either} cancel its subscription and merge them after that.`,
    ]);
    const change = (changes: string) =>
      rows(`update billing.subscriptions set ${changes} where organization_id = $1`, [goes]);
    await change('cancel_at_period_end = true, cancelled_at = now()');
    expect(await refused()).toEqual([
      `Twice ${count} has a subscription, which is cancelled and ends on 1 November 2027. ${either} merge them after that.`,
    ]);
    await change(`cancel_at_period_end = false, cancelled_at = null, status = 'grace'`);
    expect(await refused()).toEqual([
      `Twice ${count} has a subscription, which ends once it is cancelled. ${either} cancel its subscription first.`,
    ]);
    await rows(`update billing.subscriptions set status = 'ended', ended_at = now() where organization_id = $1`, [
      goes,
    ]);
    await merge();
  });

  it('where either is suspended', async () => {
    for (const one of [stays, goes]) await get(SuspendOrganization).execute(root, one, reason);
    expect(await refused()).toEqual([
      `Once ${count} is suspended. Lift its suspension first.`,
      `Twice ${count} is suspended. Lift its suspension first.`,
    ]);
  });

  it('into one that nobody has confirmed, or that was not let in', async () => {
    const change = (changes: string) => rows(`update membership.organizations set ${changes} where id = $1`, [stays]);
    await change('is_confirmed = false');
    expect(await refused()).toEqual([
      `Nobody has confirmed Once ${count} yet. Wait until somebody has, or let it be the one that goes.`,
    ]);
    await change('is_confirmed = true, awaits_review = true');
    expect(await refused()).toEqual([
      `Once ${count} waits for its review. Approve its registration first, or let it be the one that goes.`,
    ]);
    await rows(
      `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name, contact_name,
          email, selected_plan, agree_terms, status)
        values ($1, $2, $3, 'startup', 'Once', 'Ada Okafor', 'ada@once.example', 'free', true, 'rejected')`,
      [`GIA-9${count}`, stays, staying.id],
    );
    expect(await refused()).toEqual([
      `The registration of Once ${count} was rejected. Reopen and approve it first, or let Once ${count} be the one that goes.`,
    ]);
  });
});

it('shows what each of the two has, side by side', async () => {
  await problem(goes);
  await problem(goes);
  await problem(stays);
  await connect(stays, organizationOf(third), 'accepted');
  const { counts, obstacles } = await preview();
  expect(obstacles).toEqual([]);
  expect(counts).toEqual(
    expect.arrayContaining([
      { what: 'People', goes: 1, stays: 1 },
      { what: 'Problems', goes: 2, stays: 1 },
      { what: 'Connections', goes: 0, stays: 1 },
      { what: 'Stories', goes: 0, stays: 0 },
    ]),
  );
  expect(await refusal(get(MergingQueries).preview(nobody, stays))).toBe('not_found');
});
