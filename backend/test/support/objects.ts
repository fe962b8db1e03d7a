import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { problemFiles, projectFiles, type Shelf, valueFiles } from '../../src/contexts/innovation/files/shelves';
import { messageFiles } from '../../src/contexts/membership/conversations/conversation-files';
import { dataExportFile } from '../../src/contexts/membership/data-export/data-export-file';
import { NameRecords } from '../../src/contexts/membership/domains/name-records';
import { logos } from '../../src/contexts/membership/profile/logos';
import { Database } from '../../src/platform/database/database';
import { Files } from '../../src/platform/files/files';
import { declaredMails } from '../../src/platform/mail/define-mail';
import { Pictures } from '../../src/platform/pictures/pictures';
import { Secrets } from '../../src/platform/secrets/secrets';
import { pixel } from './pixel';
import type { Product } from './product';

/** Makes what calls are about: one more of it each time, so that a call may use it up. */
export function objectsOf(product: Product) {
  const { pool } = product.app.get(Database);
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  /** Everybody waits for another address. */
  const emailChanges = async (): Promise<object> => {
    await pool.query(`insert into membership.email_changes (user_id, email, asked_at, expires_at)
      select id, 'next.' || email, now(), now() + interval '1 day' from membership.users on conflict do nothing`);
    return {};
  };
  /** Nobody waits for an archive of their data. */
  const noDataExports = async (): Promise<object> => {
    await pool.query('delete from membership.data_exports');
    return {};
  };
  /** An archive of somebody's data, in the place of the one that they had. */
  const dataExport = async (userId: string): Promise<string> => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('What we keep.'), 'README.txt');
    zip.end();
    const { key, bytes } = await product.app.get(Files).put(dataExportFile, zip.outputStream as Readable, 'your-data');
    await pool.query('delete from membership.data_exports where user_id = $1', [userId]);
    return insert(
      `insert into membership.data_exports (user_id, asked_at, ready_at, expires_at, key, bytes)
      values ($1, now(), now(), now() + interval '7 days', $2, $3)`,
      [userId, key, bytes],
    );
  };
  /** No account has any second factor; answers the body of a call. */
  const noFactors = async (body: object = {}): Promise<object> => {
    await pool.query('delete from membership.secured_accounts');
    await pool.query('delete from membership.passkeys');
    return body;
  };
  const notification = (personId: string): Promise<string> =>
    insert(
      `insert into notifications.notifications (person_id, kind, category, title, text, link, about)
      values ($1, 'solution-proposed', 'proposals', 'A proposal', '', 'https://alliance.example/proposals', gen_random_uuid())`,
      [personId],
    );
  const mute = (personId: string): Promise<string> =>
    insert(
      `insert into notifications.mutes (person_id, about, title, link)
      values ($1, gen_random_uuid(), 'A proposal', 'https://alliance.example/proposals')`,
      [personId],
    );
  /** A request for help of somebody. */
  const ticket = (personId: string): Promise<string> =>
    insert(
      `insert into membership.support_tickets (person_id, subject, opened_at, changed_at) values ($1, 'Help', now(), now())`,
      [personId],
    );
  /** Nobody has a call; answers when there could be one. */
  const noCalls = async (): Promise<string> => {
    await pool.query('delete from membership.onboarding_calls');
    const tomorrow = Math.floor(Date.now() / 86_400_000) + 3;
    const midnight = tomorrow * 86_400_000;
    const days = [0, 1, 2].map((n) => new Date(midnight + n * 86_400_000));
    return `${(days.find((at) => ![0, 6].includes(at.getUTCDay())) as Date).toISOString().slice(0, 10)}T10:00:00Z`;
  };
  /** The one call that somebody has. */
  const call = async (personId: string): Promise<string> => {
    await noCalls();
    return insert(
      `insert into membership.onboarding_calls (person_id, starts_at, ends_at, booked_at)
      values ($1, now() + interval '8 days', now() + interval '8 days 45 minutes', now())`,
      [personId],
    );
  };
  const passkey = (accountId: string): Promise<string> =>
    insert(
      `insert into membership.passkeys (account_id, credential_id, public_key, counter, transports, name, added_at)
      values ($1, gen_random_uuid(), '', 0, '{}', 'Laptop', now())`,
      [accountId],
    );
  /** Of a browser that is nowhere. */
  const session = async (subject: string): Promise<string> => {
    const sid = randomBytes(32).toString('base64url');
    const sess = { kind: 'member', subject, enterprise: false, startedAt: Date.now() };
    const add = `insert into platform.sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`;
    await pool.query(add, [sid, JSON.stringify(sess)]);
    return sid;
  };
  /** With an owner where one is named. */
  const organization = async ({ owner }: { owner?: string } = {}): Promise<string> => {
    const add = `insert into membership.organizations (name, type, is_confirmed) values ('Third Organization', $1, true)`;
    const id = await insert(add, ['startup']);
    const join = 'insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)';
    if (owner) await insert(join, [owner, id, 'owner']);
    return id;
  };
  const problem = (
    organizationId: string,
    status: 'draft' | 'open' | 'in_progress' | 'closed' | 'withdrawn' = 'open',
  ) =>
    insert(
      `insert into innovation.problems (organization_id, title, description, status) values ($1, 'A problem', 'Described.', $2)`,
      [organizationId, status],
    );
  const solution = (organizationId: string, status: 'draft' | 'published' = 'published') =>
    insert(
      `insert into innovation.solutions (organization_id, title, description, status)
      values ($1, 'A solution', 'Described.', $2)`,
      [organizationId, status],
    );
  /** A pending one, flagged where it says why; answers its reference. */
  const payment = async (organizationId: string, review: string | null = null): Promise<string> => {
    const { rows } = await pool.query(
      `with p as (insert into billing.payments (organization_id, requested_by, payer_name, payer_address, purpose, plan_id,
          tier, interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule,
          tax_amount, total, review)
        values ($1, 'system', 'Ada', 'ada@own.example', 'start', 'innovators-annual', 'innovators_solution_providers',
          'yearly', 1, 'payment', gen_random_uuid(), 'x', 'USD', '[]', 39900, 18000, 'Sales tax 10%', 1800, 19800, $2)
        returning id)
      insert into billing.payment_attempts (payment_id, reference, provider)
      select id, 'pay-' || id, 'test-provider' from p returning reference`,
      [organizationId, review],
    );
    return rows[0].reference;
  };
  /** A problem with a rubric and these reviewers, and a pending proposal to it; answers the ids of both. */
  const evaluated = async (
    { from, to }: { from: string; to: string },
    reviewers: string[],
    leadId: string | null = null,
  ): Promise<{ problemId: string; proposalId: string }> => {
    const problemId = await problem(to);
    await pool.query(
      `insert into innovation.evaluations (problem_id, rubric_version, revision, last_key, lead_id) values ($1, 1, 1, 1, $2)`,
      [problemId, leadId],
    );
    await pool.query(
      `insert into innovation.rubric_versions (problem_id, version, criteria, author_id, written_at)
      values ($1, 1, '[{"key":1,"name":"Price","meaning":null,"weight":10}]', gen_random_uuid(), now())`,
      [problemId],
    );
    await pool.query(
      `insert into innovation.reviewers (problem_id, person_id, added_by, added_at)
      select $1, id, gen_random_uuid(), now() from unnest($2::uuid[]) id`,
      [problemId, reviewers],
    );
    const proposalId = await insert(
      'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
      [problemId, await solution(from), from],
    );
    return { problemId, proposalId };
  };
  /** In its sandbox, with a budget; of two organizations where a partner is named. */
  const project = async (lead: string, partner?: string): Promise<string> => {
    const id = await insert(
      `insert into innovation.projects (name, description, lead_organization_id, phase, status, budget_minor, budget_currency)
      values ('A project', 'Described.', $1, 'sandbox', 'active', 100000, 'USD')`,
      [lead],
    );
    const join = 'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)';
    if (partner) await insert(join, [id, partner]);
    return id;
  };
  /** Entered by the organization for a project that it leads, with another organization. */
  const value = async (
    organizationId: string,
    state: 'estimated' | 'claimed' | 'confirmed' | 'disputed' = 'estimated',
    partnerId?: string,
  ): Promise<string> => {
    const other = partnerId ?? (await organization());
    return insert(
      `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
        note, source, state, decided_by_organization_id, decided_at)
      values ($1, $2, 'revenue', 100, 'USD', 100, '2026-01-02', 'Sold.', 'A register', $3::text::innovation.value_state,
        case when $3::text in ('confirmed', 'disputed') then $4::uuid end, case when $3::text in ('confirmed', 'disputed') then now() end)`,
      [await project(organizationId, other), organizationId, state, other],
    );
  };
  /** Of a project that the first leads, with a confirmed value; who else is named has agreed where it is published. */
  const story = async (leadId: string, status: 'draft' | 'asked' | 'published' = 'published', partnerId?: string) => {
    const other = partnerId ?? (await organization());
    const projectId = await project(leadId, other);
    await pool.query(
      `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
        note, state, decided_by_organization_id, decided_at)
      values ($1, $2, 'revenue', 100, 'USD', 100, '2026-01-02', 'Sold.', 'confirmed', $3, now())`,
      [projectId, leadId, other],
    );
    const id = await insert(
      `insert into innovation.success_stories (project_id, slug, title, summary, account, impact, named, status, figures, published_at)
      values ($1::uuid, 'story-' || $1::uuid, 'A story', 'It went well.', 'Done.', 'Much.', array[$2::uuid], $3::text::innovation.story_status,
        '{"usdMinor":"100","entries":1,"kinds":[],"metrics":[],"organizations":2,"countries":1}',
        case when $3::text = 'published' then now() end)`,
      [projectId, other, status],
    );
    if (status !== 'draft')
      await pool.query(
        `insert into innovation.story_consents (story_id, organization_id, state)
        values ($1, $2, 'agreed'), ($1, $3, case when $4::text = 'asked' then 'asked' else 'agreed' end::innovation.consent_state)`,
        [id, leadId, other, status],
      );
    return { id, projectId, slug: `story-${projectId}` };
  };
  const file = async (shelf: Shelf, column: string, ownerId: string, organizationId: string | null = null) => {
    const { key, hash } = await product.app.get(Files).put(shelf, Readable.from([Buffer.from('%PDF-1.7')]), 'a');
    const text = `insert into innovation.files (${column}, organization_id, key, name, type, bytes, hash)
      values ($1, $2, $3, 'a.pdf', 'application/pdf', 8, $4)`;
    return insert(text, [ownerId, organizationId, key, hash]);
  };
  const metric = async (organizationId: string) =>
    insert(
      `insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target)
      values ($1, $2, 'Waiting', 'hours', 31, 8)`,
      [await project(organizationId), organizationId],
    );
  /** One more person of an organization. */
  const colleague = async (organizationId: string, role = 'member'): Promise<string> => {
    const { rows } = await pool.query(
      `with u as (insert into membership.users (email, first_name) values (gen_random_uuid() || '@own.example', 'Sam') returning id)
      insert into membership.user_organizations (user_id, organization_id, role) select id, $1, $2 from u
      returning user_id as id`,
      [organizationId, role],
    );
    return rows[0].id;
  };
  /** Between people of one organization, the first of whom has written; answers its id. */
  const conversation = async (organizationId: string, personIds: string[]): Promise<string> => {
    const id = await insert(
      `insert into membership.conversations (organization_id, key, messages, started_at) values ($1, gen_random_uuid()::text, 1, now())`,
      [organizationId],
    );
    await pool.query(
      `insert into membership.conversation_people (conversation_id, person_id, organization_id, last_at)
      select $1, unnest($2::uuid[]), $3, now()`,
      [id, personIds, organizationId],
    );
    await directMessage(id, personIds[0] as string);
    return id;
  };
  const directMessage = (conversationId: string, authorId: string, number = 1) =>
    insert(
      `insert into membership.direct_messages (conversation_id, number, author_id, text, sent_at) values ($1, $3, $2, 'Hello', now())`,
      [conversationId, authorId, number],
    );
  /** Somebody of an organization that is open to mentoring, who can be booked every day at ten; nobody has any session. */
  const mentor = async (userId?: string): Promise<string> => {
    const organizationId = await organization();
    await pool.query(`update membership.organizations set open_to = '{mentoring}' where id = $1`, [organizationId]);
    const join = 'insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)';
    if (userId) await insert(join, [userId, organizationId, 'member']);
    const person = userId ?? (await colleague(organizationId));
    await pool.query('delete from membership.mentor_sessions');
    await pool.query('delete from membership.mentors where user_id = $1', [person]);
    return insert(
      `insert into membership.mentors (user_id, organization_id, headline, about, topics, languages, time_zone, session_minutes,
        meeting_link, hours, exceptions, is_open)
      select $1, $2, 'Pilots', 'Twenty years.', '{}', '{English}', 'UTC', 60, 'https://meet.example/sam',
        jsonb_agg(jsonb_build_object('weekday', day, 'from', '10:00', 'until', '12:00')), '[]', true
      from generate_series(1, 7) day`,
      [person, organizationId],
    );
  };
  /** Booked by somebody, for two days ahead or, where it is over, some hours ago. */
  const mentorSession = async (userId: string, organizationId: string, isOver = false): Promise<string> =>
    insert(
      `insert into membership.mentor_sessions (mentor_id, user_id, organization_id, kind, starts_at, ends_at, topic, time_zone, booked_at)
      select $1, $2, $3, 'mentor', at, at + interval '1 hour', 'Pilots', 'UTC', now() - interval '3 days'
      from (select now() + case when $4 then interval '-3 hours' else interval '50 hours' end as at) moment`,
      [await mentor(), userId, organizationId, isOver],
    );

  return {
    conversation,
    directMessage,
    /** Attached to what somebody writes in it, or to what they have written. */
    messageFile: async (conversationId: string, personId: string, messageId?: string): Promise<string> => {
      const put = await product.app.get(Files).put(messageFiles, Readable.from([Buffer.from('%PDF-1.7')]), 'plan.pdf');
      return insert(
        `insert into membership.conversation_files (organization_id, conversation_id, attached_by, key, name, type, bytes, attached_at, message_id)
        select c.organization_id, $1, $2, $3, $4, $5, $6, now(), $7 from membership.conversations c where c.id = $1`,
        [conversationId, personId, put.key, put.name, put.type, put.bytes, messageId],
      );
    },
    messageBlock: (personId: string, organizationId: string) =>
      insert(`insert into membership.message_blocks (person_id, organization_id, blocked_at) values ($1, $2, now())`, [
        personId,
        organizationId,
      ]),
    messageReport: async (organizationId: string): Promise<string> => {
      const [author, reporter] = [await colleague(organizationId), await colleague(organizationId)];
      return insert(
        `insert into membership.message_reports (message_id, reported_by, reason, reported_at) values ($1, $2, 'spam', now())`,
        [await directMessage(await conversation(organizationId, [author, reporter]), author, 2), reporter],
      );
    },
    ticket,
    noCalls,
    call,
    mentor,
    mentorSession,
    emailChanges,
    noFactors,
    mute,
    notification,
    passkey,
    session,
    noDataExports,
    dataExport,
    /** To a project of the one, by the other; waits for an answer. Answers the ids of both. */
    joinRequest: async (lead: string, asker: string) => {
      const projectId = await project(lead);
      const ask = `insert into innovation.join_requests (project_id, organization_id, person_id, role, message)
        values ($1, $2, gen_random_uuid(), 'Evaluator', 'We measure.')`;
      return [projectId, await insert(ask, [projectId, asker])];
    },
    /** Of a project of both; answers the ids of project and milestone. */
    milestone: async (lead: string, partner: string) => {
      const projectId = await project(lead, partner);
      const add = `insert into innovation.milestones (project_id, title, due_on) values ($1, 'Mapped', '2030-01-01')`;
      return [projectId, await insert(add, [projectId])];
    },
    /** Attached by the partner to a project of both; answers the ids of project and file. */
    projectFile: async (lead: string, partner: string, forMembers = false) => {
      const projectId = await project(lead, partner);
      const id = await file(projectFiles, 'project_id', projectId, partner);
      await pool.query('update innovation.files set for_members = $2 where id = $1', [id, forMembers]);
      return [projectId, id];
    },
    /** Told by the partner of a project of both; answers the ids of project and update. */
    projectUpdate: async (lead: string, partner: string, personId?: string) => {
      const projectId = await project(lead, partner);
      const tell = `insert into innovation.project_updates (project_id, organization_id, person_id, text)
        values ($1, $2, coalesce($3, gen_random_uuid()), 'Begun.')`;
      return [projectId, await insert(tell, [projectId, partner, personId])];
    },
    /** Of a project of both; answers the ids of project and entry. */
    spendEntry: async (lead: string, partner: string) => {
      const projectId = await project(lead, partner);
      const record = `insert into innovation.spend_entries (project_id, organization_id, person_id, spent_on, amount_minor,
          currency, usd_minor, note)
        values ($1, $2, gen_random_uuid(), '2026-01-01', 100, 'USD', 100, 'Probes')`;
      return [projectId, await insert(record, [projectId, partner])];
    },
    organization,
    colleague,
    /** Seen by visitors. */
    publicOrganization: async (): Promise<string> => {
      const id = await organization();
      await pool.query(`update membership.organizations set visibility = '{"description": "public"}' where id = $1`, [
        id,
      ]);
      return id;
    },
    /** Whose profile nobody has edited since it was read. */
    unedited: async (organizationId: string): Promise<string> => {
      await pool.query('update membership.organizations set revision = 1 where id = $1', [organizationId]);
      return organizationId;
    },
    /** Answers its identifier. */
    logo: async (organizationId: string): Promise<string> => {
      const id = await product.app.get(Pictures).put(logos, Readable.from([pixel]));
      await pool.query('update membership.organizations set logo_id = $2 where id = $1', [organizationId, id]);
      return id;
    },
    /** Leaves an organization its seats: takes those from it who were only made for a call. */
    emptyTeam: async (organizationId: string): Promise<void> => {
      await pool.query('delete from membership.team_invitations where organization_id = $1', [organizationId]);
      await pool.query(
        `delete from membership.user_organizations m using membership.users u
        where u.id = m.user_id and m.organization_id = $1 and u.first_name in ('Kim', 'Sam')`,
        [organizationId],
      );
    },
    /** Claimed and not proven, by an organization that has no other; the domain name system knows nothing of it. */
    domain: async (organizationId: string): Promise<string> => {
      product.app.get(NameRecords).textsOf = async () => [];
      await pool.query('delete from membership.organization_domains where organization_id = $1', [organizationId]);
      return insert(
        `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at)
        values ($1, gen_random_uuid() || '.example', 'x', gen_random_uuid(), now())`,
        [organizationId],
      );
    },
    /** Somebody asks an organization to join, as anybody may who has an address at its domain. */
    teamRequest: async (organizationId: string, userId?: string): Promise<string> => {
      const asker =
        userId ??
        (await insert(
          `insert into membership.users (email, first_name) values (gen_random_uuid() || '@own.example', 'Kim')`,
          [],
        ));
      await pool.query('delete from membership.team_join_requests where organization_id = $1', [organizationId]);
      return insert(
        `insert into membership.team_join_requests (organization_id, user_id, asked_at) values ($1, $2, now())`,
        [organizationId, asker],
      );
    },
    /** An organization to which nobody belongs, with the domain of the addresses of all who are there. */
    joinable: async (email: string): Promise<string> => {
      const [, domain] = email.split('@');
      await pool.query('update membership.users set email_verified_at = coalesce(email_verified_at, now())');
      await pool.query('delete from membership.organization_domains where domain = $1', [domain]);
      const id = await organization();
      await pool.query(
        `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
        values ($1, $2, 'x', gen_random_uuid(), now(), now(), 'dns')`,
        [id, domain],
      );
      return id;
    },
    /** An organization with the people of another one, called Closing. */
    closing: async (like: string): Promise<string> => {
      const id = await organization();
      await pool.query(`update membership.organizations set name = 'Closing' where id = $1`, [id]);
      await pool.query(
        `insert into membership.user_organizations (user_id, organization_id, role)
        select user_id, $1, role from membership.user_organizations where organization_id = $2 and is_active`,
        [id, like],
      );
      return id;
    },
    teamInvitation: (organizationId: string, role = 'member') =>
      insert(
        `insert into membership.team_invitations (organization_id, email, role, invited_by, sent_at, expires_at)
        values ($1, gen_random_uuid() || '@new.example', $2, gen_random_uuid(), now(), now() + '1 day'::interval)`,
        [organizationId, role],
      ),
    evaluated,
    project,
    value,
    metric,
    story,
    /** Of a value; answers the ids of both. */
    evidence: async (organizationId: string, state?: Parameters<typeof value>[1]) => {
      const entryId = await value(organizationId, state);
      return [entryId, await file(valueFiles, 'entry_id', entryId)];
    },
    problem,
    solution,
    /** Registered with the addresses of all these people; waits for each of them to confirm it. */
    unconfirmed: async (userIds: string[]): Promise<string> => {
      const { rows } = await pool.query(
        `with o as (insert into membership.organizations (name, type) values ('Waiting Organization', 'startup') returning id),
          m as (insert into membership.user_organizations (user_id, organization_id, role, is_active)
            select u, o.id, 'owner', false from o, unnest($1::uuid[]) u),
          r as (insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
              organization_name, contact_name, email, selected_plan, agree_terms)
            select 'GIA-' || gen_random_uuid(), o.id, u, 'startup', 'Waiting Organization', 'Ada Okafor', 'ada@own.example', 'free', true
            from o, unnest($1::uuid[]) u)
        select id from o`,
        [userIds],
      );
      return rows[0].id;
    },
    /** An accepted one. */
    decided: async (from: string, to: string) =>
      insert(
        `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
        values ($1, $2, $3, 'accepted', now())`,
        [await problem(to), await solution(from), from],
      ),
    /** A pending one. */
    proposal: async (from: string, to: string) =>
      insert(
        'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
        [await problem(to), await solution(from), from],
      ),
    /** Of a proposal that waits, by one of its reviewers, who has recused themselves. */
    recusal: async ({ problemId, proposalId }: { problemId: string; proposalId: string }, personId: string) => {
      await pool.query(
        `insert into innovation.reviews (proposal_id, person_id, problem_id, excuse, excuse_reason)
        values ($1, $2, $3, 'recused', 'I know them.')`,
        [proposalId, personId, problemId],
      );
    },
    /** Asked by this person for one organization, about a problem of the other. */
    question: async (askerId: string, from: string, to: string, state: 'shown' | 'hidden' = 'shown') =>
      insert(
        `insert into innovation.questions (problem_id, organization_id, asker_id, text, hidden_at, hidden_reason)
        values ($1, $2, $3, 'How old are the mains?', case $4 when 'hidden' then now() end, 'Not here.')`,
        [await problem(to), from, askerId, state],
      ),
    /** Of a problem; answers the ids of both. */
    file: async (organizationId: string, status?: Parameters<typeof problem>[1]) => {
      const problemId = await problem(organizationId, status);
      return [problemId, await file(problemFiles, 'problem_id', problemId)];
    },
    /** Of a project of the one, to the other; waits for an answer. */
    projectInvitation: async (from: string, to: string) =>
      insert('insert into innovation.project_invitations (project_id, organization_id) values ($1, $2)', [
        await insert(
          `insert into innovation.projects (name, description, lead_organization_id) values ('A project', 'Described.', $1)`,
          [from],
        ),
        to,
      ]),
    /** On a match of others. */
    verdict: async (organizationId: string) =>
      insert(
        `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict) values ($1, $2, $3, 'saved')`,
        [organizationId, await problem(await organization()), await solution(await organization())],
      ),
    /** Of a person; answers its id. */
    savedSearch: (userId: string) =>
      insert(
        `insert into innovation.saved_searches (user_id, list, name, query, told_until)
        values ($1, 'problems', gen_random_uuid(), 'status=open', now())`,
        [userId],
      ),
    connection: async (from: string, to: string, status: 'pending' | 'accepted' = 'pending') =>
      insert(
        `insert into membership.connections (from_id, to_id, requested_by, note, status)
        values ($1, $2, gen_random_uuid(), 'Hello', $3::text::membership.connection_status)`,
        [from, to, status],
      ),
    /** For the Innovators plan, by the year. */
    quote: (organizationId: string) =>
      insert(
        `insert into billing.quotes (id, organization_id, requested_by, purpose, plan_id, tier, interval, price_version,
          currency, lines, list_total, credit, subtotal, tax_rule, tax_version, tax_basis_points, tax_amount, total,
          applies_at, created_at, expires_at, hash)
        values (gen_random_uuid(), $1, 'system', 'start', 'innovators-annual', 'innovators_solution_providers', 'yearly', 1,
          'USD', '[]', 39900, 0, 18000, 'Sales tax 10%', 1, 1000, 1800, 19800, 'payment', now(), now(), 'x')`,
        [organizationId],
      ),
    payment,
    /** The same by the payment's own id. */
    paymentId: async (organizationId: string, review?: string) =>
      (await payment(organizationId, review)).replace(/^pay-/, ''),
    /** Of a charge that we do not know. */
    alteredOrder: (organizationId: string) =>
      insert(
        `insert into billing.altered_orders (organization_id, sent_by, fields, created_at)
        values ($1, 'member:' || gen_random_uuid(), '{price}', now())`,
        [organizationId],
      ),
    providerEvent: () =>
      insert(
        `insert into billing.provider_events (provider, dedupe_key, kind, name, reference, raw)
        values ('test-provider', gen_random_uuid(), 'charge', 'charge.success', $1, '{}')`,
        ['pay-of-nobody'],
      ),
    grant: (organizationId: string) =>
      insert(
        `insert into billing.entitlement_overrides (organization_id, feature, allowance, period, reason, expires_at)
        values ($1, 'analytics', 'on', 'total', 'Pilot', now() + interval '1 day')`,
        [organizationId],
      ),
    /** A new one of a payment; answers its number. */
    invoice: async (organizationId: string): Promise<string> => {
      const { rows } = await pool.query(
        `with p as (insert into billing.payments (organization_id, requested_by, payer_name, payer_address, purpose, plan_id,
            tier, interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule,
            tax_amount, total)
          values ($1, 'system', 'Ada', 'ada@own.example', 'start', 'innovators-annual', 'innovators_solution_providers',
            'yearly', 1, 'payment', gen_random_uuid(), 'x', 'USD', '[]', 39900, 18000, 'Sales tax 10%', 1800, 19800) returning *)
        insert into billing.invoices (number, payment_id, organization_id, organization_name, plan_id, plan_name, period_start,
          period_end, currency, lines, list_total, subtotal, tax_rule, tax_amount, total, quote_hash, reference, issued_at, seal)
        select 'INV-2000-' || lpad((random() * 1e9)::bigint::text, 10, '0'), id, organization_id, 'An organization', plan_id,
          'Innovators', now(), now() + interval '1 year', currency, lines, list_total, subtotal, tax_rule, tax_amount, total,
          quote_hash, 'pay-x', now(), 'x' from p returning number`,
        [organizationId],
      );
      return rows[0].number;
    },
    /** For the Enterprise plan, by the year, where none runs; answers whose it is. */
    subscription: async (organizationId: string): Promise<string> => {
      await pool.query(
        `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, period_start, period_end,
          price_version)
        values ($1, 'enterprise-annual', 'enterprise_alliance_partners', 'yearly', 'USD', now(), now() + '1 year'::interval, 1)
        on conflict do nothing`,
        [organizationId],
      );
      return organizationId;
    },
    endSubscriptions: async (...organizationIds: string[]): Promise<void> => {
      await pool.query(`delete from billing.subscriptions where organization_id = any($1)`, [organizationIds]);
    },
    /** One that nobody has entered yet; answers its reference. */
    cardUpdate: async (organizationId: string): Promise<string> => {
      const { rows } = await pool.query(
        `insert into billing.card_updates (organization_id, requested_by, reference, provider, amount, currency, state, created_at)
        values ($1, 'member:x', 'card-' || gen_random_uuid(), 'test-provider', 200, 'USD', 'open', now()) returning reference`,
        [organizationId],
      );
      return rows[0].reference;
    },
    /** In place of the one before; answers whose it is. */
    savedCard: async (organizationId: string): Promise<string> => {
      await pool.query(
        `insert into billing.saved_cards (organization_id, provider, sealed, brand, last4, exp_month, exp_year, saved_at)
        values ($1, 'test-provider', '', 'visa', '4242', 12, 2040, now()) on conflict do nothing`,
        [organizationId],
      );
      return organizationId;
    },
    /** An unpaid one in the test provider's book; answers its reference. */
    testCharge: async (): Promise<string> => {
      const { rows } = await pool.query(
        `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url)
        values ('pay-' || gen_random_uuid(), 19800, 'USD', 'A charge', 'http://localhost:3000/checkout/return',
          'http://localhost:3000/checkout/innovators-annual') returning reference`,
      );
      return rows[0].reference;
    },
    administrator: () =>
      insert(
        `insert into admin.accounts (username, email, role, password_hash)
        values (gen_random_uuid(), 'noor@alliance.example', 'operator', '-')`,
        [],
      ),
    adminInvitation: () =>
      insert(
        `insert into admin.invitations (email, role, invited_by, sent_at, expires_at)
        values (gen_random_uuid() || '@alliance.example', 'operator', gen_random_uuid(), now(), now() + interval '1 day')`,
        [],
      ),
    /** What was done last. */
    auditEvent: async (): Promise<string> =>
      (await pool.query('select id from platform.audit_events order by id desc limit 1')).rows[0].id,
    /** Whether somebody has the audit read. */
    auditCheck: async (isRunning: boolean) => {
      await pool.query('truncate platform.audit_checks');
      if (isRunning) await pool.query(`insert into platform.audit_checks (started_by) values ('system')`);
    },
    ledgerCheck: async (isRunning: boolean) => {
      await pool.query('truncate billing.ledger_checks');
      if (isRunning) await pool.query(`insert into billing.ledger_checks (started_by) values ('system')`);
    },
    /** Has been sent; what it says is kept. */
    message: (state = 'sent') =>
      insert(
        `insert into notifications.messages (template, to_name, to_address, subject, state, sealed_values)
        values ('proposal-decided', 'Ada', 'ada@mail.example', 'Hello', $1, $2)`,
        [state, product.app.get(Secrets).seal('message-values', declaredMails().get('proposal-decided')?.sample)],
      ),
    /** Settings were saved, that nobody can sign in with. */
    mailSettings: async (): Promise<void> => {
      await pool.query('delete from notifications.mail_settings');
      await pool.query(`insert into notifications.mail_settings (number, act, host, port, security, sender, saved_by, saved_by_email, saved_at)
        values (1, 'saved', 'mail.example', 587, 'starttls', 'Alliance <mail@mail.example>', 'system', 'root@mail.example', now())`);
    },
    noMailSettings: async (): Promise<void> => void (await pool.query('delete from notifications.mail_settings')),
    signingKey: () =>
      insert(
        `insert into notifications.signing_keys (domain, selector, public_key, made_at)
        values ('mail.example', gen_random_uuid()::text, 'MIIB', now())`,
        [],
      ),
    suppression: () =>
      insert(
        `insert into notifications.suppressions (address, cause, note, added_by)
        values (gen_random_uuid() || '@mail.example', 'by-hand', 'Asked', 'system')`,
        [],
      ),
    caughtMessage: () =>
      insert(
        `insert into notifications.messages (template, to_name, to_address, subject, state, html, text, sent_at)
        values ('activation', 'Ada', $1, 'Hello', 'sent', '<p>Hello</p>', 'Hello', now())`,
        ['ada@caught.example'],
      ),
  };
}
