import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
const documents = 'backend/src/contexts/membership/legal/documents';
/** The version in force. */
const newest = (name: string) =>
  readdirSync(path.join(repository, documents))
    .filter((file) => file.startsWith(`${name}-`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .slice(-1)
    .map((file) => read(`${documents}/${file}`))
    .join();
const privacy = newest('privacy');
const terms = newest('terms');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.(?:tsx?|m?js|html)$/.test(name) && !/\.(?:test|spec|int-spec)\.|node_modules/.test(name));

describe('The Privacy Policy', () => {
  it('names everything that a browser keeps', () => {
    const sources = [
      ...sourcesIn('frontend/src', 'libs/api-client/src', 'backend/src/platform/http/api-docs'),
      'frontend/index.html',
      'frontend/landing.html',
    ];
    const kept = sources.flatMap((name) => keysIn(name, read(name)));
    expect(kept).toEqual(expect.arrayContaining(['theme', 'views', 'draft', 'adminLoginTime', 'login-email']));
    const remembered = sources.flatMap((name) => found(read(name), /useRemembered\([^,()]+, '([^']+)'\)/g));
    expect(remembered).toEqual(expect.arrayContaining(['visited', 'get-started']));
    const keys = [...new Set([...kept, ...remembered])].filter((key) => key !== 'useRemembered');
    expect(keys.filter((key) => !browserSection().includes(`\`${key}\``))).toEqual([]);
  });

  it('names every cookie', () => {
    const cookies = {
      'backend/src/platform/sessions/sessions.ts': ['sid', '__Host-sid'],
      'backend/src/platform/passwords/known-devices.ts': ['known-member', 'known-admin'],
      'backend/src/contexts/membership/accounts/identity-provider.ts': ['oidc'],
      'backend/src/contexts/membership/security/signing-in/pending-sign-in.ts': ['second-step'],
    };
    const setting = sourcesIn('backend/src').filter((name) => read(name).includes('.setCookie('));
    expect(setting.sort()).toEqual(Object.keys(cookies).sort());
    const names = Object.values(cookies).flat();
    expect(names.filter((name) => !browserSection().includes(`\`${name}\``))).toEqual([]);
  });

  it('has a paragraph about every table', () => {
    const tables = sourcesIn('backend/src').flatMap((name) =>
      name.includes('/migrations/') ? found(read(name), /create table (\w+\.\w+)/g) : [],
    );
    expect(tables.length).toBeGreaterThan(40);
    const decided = new Set([...Object.values(holds).flat(), ...aboutNobody]);
    const gone = ['innovation.problem_files', 'innovation.value_files', 'membership.single_use_tokens'];
    expect([...new Set(tables)].filter((table) => !decided.has(table) && !gone.includes(table))).toEqual([]);
    expect(Object.keys(holds).filter((paragraph) => !privacy.includes(`- **${paragraph}.** `))).toEqual([]);
  });

  it.each([
    [
      'end after 7 days without use, at the latest after 30 days',
      'backend/src/platform/sessions/sessions.ts',
      'idle: 7 * 24 * hour, absolute: 30 * 24 * hour',
    ],
    [
      'end after 24 hours. Ended ones are removed every hour',
      'backend/src/platform/sessions/sessions.ts',
      'idle: 24 * hour, absolute: 24 * hour',
    ],
    [
      'Ended ones are removed every hour',
      'backend/src/platform/sessions/remove-expired-sessions.job.ts',
      "'17 * * * *'",
    ],
    ['for a new password 30 minutes', 'backend/src/contexts/membership/accounts/mailed-links.ts', '30 * minute'],
    [
      'for a first one or a billing contact 7 days',
      'backend/src/contexts/membership/accounts/mailed-links.ts',
      '7 * day',
    ],
    [
      'for a first one or a billing contact 7 days',
      'backend/src/contexts/billing/contacts/contact-confirmation.ts',
      '7 * 24 * 3600',
    ],
    [
      'to join an organization that invites you 14 days',
      'backend/src/contexts/membership/accounts/mailed-links.ts',
      '14 * day',
    ],
    ['for a further organization 30 days', 'backend/src/contexts/membership/accounts/mailed-links.ts', '30 * day'],
    ['is removed 30 days after that', 'backend/src/platform/tokens/single-use-tokens.ts', 'this.clock.in(-30 * day)'],
    [
      'after a day at the latest, and are removed every hour',
      'backend/src/platform/http/rate-limits.ts',
      "'41 * * * *'",
    ],
    [
      'kept for 24 hours and removed every hour',
      'backend/src/platform/idempotency/idempotency.ts',
      'this.clock.in(day)',
    ],
    [
      'is removed 30 days later, once all have followed',
      'backend/src/platform/events/events.ts',
      'this.database.run(forget, [this.clock.in(-30 * day)])',
    ],
    [
      'is removed from your inbox after {{readNotificationsDays}} days',
      'backend/src/contexts/notifications/inbox/forget-notifications.job.ts',
      'this.settings.days(readNotificationsDays)',
    ],
    [
      'what you have not read after {{unreadNotificationsDays}} days',
      'backend/src/contexts/notifications/inbox/forget-notifications.job.ts',
      'this.settings.days(unreadNotificationsDays)',
    ],
    ['is removed after six hours', 'backend/src/platform/live/forget-live-updates.job.ts', 'keptFor = 6 * hour'],
    [
      'are erased {{mailValuesDays}} days after it was written',
      'backend/src/contexts/notifications/messages/forget-values.job.ts',
      'this.settings.days(mailValuesDays)',
    ],
    ['are removed after 7 days', 'backend/src/contexts/membership/data-export/data-export-file.ts', '7 * day'],
    [
      'erases your account 30 days after you asked',
      'backend/src/contexts/membership/account-deletion/ask-deletion.ts',
      '30 * day',
    ],
    [
      'are removed {{openInvitationsDays}} days after they expired or were revoked',
      'backend/src/contexts/membership/team/remove-old-invitations.job.ts',
      'this.settings.days(openInvitationsDays)',
    ],
    [
      'and do not send** are removed after {{unsentFilesDays}} days',
      'backend/src/contexts/membership/conversations/remove-unsent-files.job.ts',
      'this.settings.days(unsentFilesDays)',
    ],
    ['is removed within three days', 'backend/src/contexts/innovation/views/count-views.ts', 'marksFor = day'],
    [
      'how many did on a day, after 400 days',
      'backend/src/contexts/innovation/views/count-views.ts',
      'countsFor = 400 * day',
    ],
    [
      'On the second day of the next month which organizations it was is removed',
      'backend/src/contexts/membership/analytics/count-activity.ts',
      'monthOf(this.clock.in(-marksFor))',
    ],
    ['400 days at most', 'backend/src/platform/passwords/known-devices.ts', '400 * 24 * 3600'],
  ])('says “%s”, and %s does it', (sentence, file, how) => {
    expect(privacy).toContain(sentence);
    expect(read(file)).toContain(how);
  });

  it('knows every job that erases', () => {
    const jobs = sourcesIn('backend/src').flatMap((name) => found(read(name), /\.every\('[^']+', '([^']+)'/g));
    expect(jobs.length).toBeGreaterThan(15);
    expect(jobs.filter((name) => /remove|forget|delete|erase|purge|prune/.test(name)).sort()).toEqual([
      'erase-accounts',
      'erase-registrations',
      'forget-activity',
      'forget-live-updates',
      'forget-mail-values',
      'forget-notifications',
      'forget-old-events',
      'forget-views',
      'remove-data-exports',
      'remove-expired-idempotency-keys',
      'remove-expired-rate-limits',
      'remove-expired-sessions',
      'remove-old-community-invitations',
      'remove-old-email-changes',
      'remove-old-invitations',
      'remove-old-tokens',
      'remove-orphaned-faces',
      'remove-orphaned-files',
      'remove-orphaned-logos',
      'remove-unsent-files',
    ]);
  });

  it('counts no attempts for longer than it says', () => {
    const windows = sourcesIn('backend/src').flatMap((name) => found(read(name), /windowSeconds[:=] ?([\w* ]+)/g));
    expect(windows.length).toBeGreaterThan(15);
    const known = ['hour', '24 * hour', '900', '3600', '24 * 3600', 'number', 'limit'];
    expect(windows.map((window) => window.trim()).filter((window) => !known.includes(window))).toEqual([]);
  });
});

describe('The Terms of Service', () => {
  it('say that we write after the days on which we do, and when it ends', () => {
    const schedule = read('backend/src/contexts/billing/subscriptions/lifecycle/schedule.ts');
    const days = found(schedule, /dunningDays = \[([\d, ]+)\]/g).flatMap((list) => list.split(', ').map(Number));
    const grace = Number(found(schedule, /graceDays = (\d+)/g)[0]);
    const [first, second, last] = days as [number, number, number];
    expect(terms).toContain(`we write again after ${first}, ${second} and ${last} days`);
    expect(terms).toContain(`After ${last} days what is there can be read only, after ${last + grace} days`);
  });

  it('say of no context that is open that it is not', () => {
    const contexts = readdirSync(path.join(repository, 'backend/src/contexts'));
    // Open is what others than super admins can call.
    const accesses = sourcesIn('backend/src/contexts/marketplace').flatMap((name) =>
      found(read(name), /@Access\('([\w-]+)'/g),
    );
    expect(accesses.length).toBeGreaterThan(0);
    const isOpen = accesses.some((level) => level !== 'super-admin');
    expect(isOpen).toBe(!/The marketplace, [^.]+, is not open yet/.test(terms));
    expect(contexts.includes('billing') && /takes no payments/.test(terms)).toBe(false);
  });
});

const browserSection = () => privacy.split('## Cookies and what your browser stores')[1]?.split('\n## ')[0] ?? '';

/** What a file keeps in the browser, by the part of its key that is always the same. */
function keysIn(name: string, source: string): string[] {
  if (name.endsWith('/useRemembered.ts')) return ['useRemembered'];
  return found(source, /(?:local|session)Storage\s*\.(?:get|set|remove)Item\(\s*([^,)(]+)/g)
    .filter((key) => !(key === 'slot' && /for \(const slot of Object\.keys/.test(source)))
    .map((key) => {
      const literal = /^'([^']+)'$/.exec(key)?.[1];
      const declared = new RegExp(`const ${key} = (?:\\([^)]*\\) => )?['\`]([\\w-]+)`).exec(source)?.[1];
      // A key that this test cannot follow is one that nobody has looked at.
      return literal ?? declared ?? `${name}: ${key}`;
    });
}

/** Which paragraph says what is in a table. */
const holds: Record<string, string[]> = {
  Registration: [
    'membership.membership_registrations',
    'membership.registration_messages',
    'membership.registration_bulks',
    'membership.registration_bulk_items',
    'membership.organizations',
  ],
  Account: [
    'membership.users',
    'membership.email_changes',
    'membership.former_addresses',
    'membership.legal_agreements',
    'membership.data_exports',
    'membership.user_organizations',
    'membership.team_invitations',
    'membership.team_join_requests',
    'membership.organization_domains',
    'admin.accounts',
    'admin.invitations',
  ],
  Content: [
    'innovation.problems',
    'innovation.solutions',
    'innovation.changes',
    'innovation.solution_proposals',
    'innovation.proposal_versions',
    'innovation.projects',
    'innovation.project_collaborators',
    'innovation.project_gate_items',
    'innovation.join_requests',
    'innovation.milestones',
    'innovation.project_updates',
    'innovation.spend_entries',
    'innovation.success_stories',
    'innovation.story_consents',
    'innovation.value_entries',
    'innovation.value_remarks',
    'innovation.success_metrics',
    'innovation.metric_measurements',
    'innovation.proposal_invitations',
    'innovation.project_invitations',
    'innovation.files',
    'innovation.stored_files',
    'innovation.questions',
    'innovation.question_mentions',
    'innovation.evaluations',
    'innovation.rubric_versions',
    'innovation.reviewers',
    'innovation.reviews',
    'membership.connections',
  ],
  Messages: [
    'membership.conversations',
    'membership.conversation_people',
    'membership.direct_messages',
    'membership.conversation_files',
    'membership.message_blocks',
    'membership.message_reports',
  ],
  Communities: [
    'membership.communities',
    'membership.community_members',
    'membership.community_invitations',
    'membership.community_threads',
    'membership.community_posts',
    'membership.community_reactions',
    'membership.community_reaction_counts',
    'membership.community_thread_reads',
    'membership.community_mentions',
    'membership.community_digests',
    'membership.community_reports',
    'membership.community_measures',
  ],
  Mentoring: ['membership.mentors', 'membership.mentor_sessions'],
  Matches: ['innovation.matches', 'innovation.match_verdicts', 'innovation.match_alerts'],
  'Saved searches': ['innovation.saved_searches'],
  Watching: ['innovation.watches', 'innovation.watchers'],
  Views: ['innovation.view_marks', 'innovation.view_counts'],
  Activity: ['membership.activity_marks', 'membership.activity_counts'],
  Meaning: ['platform.embeddings'],
  Payments: [
    'billing.altered_orders',
    'billing.quotes',
    'billing.payments',
    'billing.payment_attempts',
    'billing.payment_transitions',
    'billing.provider_events',
    'billing.refunds',
    'billing.subscriptions',
    'billing.subscription_periods',
    'billing.lifecycle_steps',
    'billing.test_charges',
  ],
  'Saved card': ['billing.saved_cards', 'billing.card_updates'],
  'Billing contact': ['billing.billing_contacts'],
  Invoices: ['billing.invoices', 'billing.credit_notes', 'billing.document_files'],
  'Use of the plan': ['billing.entitlement_usage', 'billing.entitlement_overrides'],
  Notifications: [
    'notifications.inbox_counts',
    'notifications.mutes',
    'notifications.notifications',
    'notifications.preferences',
    'platform.live_positions',
    'platform.live_updates',
  ],
  Mail: ['notifications.messages', 'notifications.suppressions'],
  'Requests from visitors': ['membership.alliance_requests'],
  Support: ['membership.support_tickets', 'membership.support_messages'],
  Onboarding: ['membership.onboarding_calls'],
  'Sessions and security': [
    'platform.session_generations',
    'platform.sessions',
    'platform.rate_limits',
    'platform.single_use_tokens',
    'membership.secured_accounts',
    'membership.factor_resets',
    'membership.recovery_codes',
    'membership.passkeys',
    'notifications.mail_settings',
    'platform.audit_events',
    'billing.ledger_checks',
    'platform.audit_checks',
  ],
  'Work that waits': ['platform.outbox_events', 'platform.event_deliveries', 'platform.idempotency_keys'],
};
/** Prices, rules, rates, counters, what organizations publish, and who we are ourselves. */
const aboutNobody = [
  'membership.country_names',
  'membership.legal_drafts',
  'membership.legal_versions',
  'membership.onboarding_hours',
  'billing.plans',
  'billing.prices',
  'billing.tax_rules',
  'billing.entitlement_rules',
  'billing.document_counters',
  'billing.sellers',
  'innovation.exchange_rates',
  'innovation.question_mails',
  'marketplace.api_providers',
  'marketplace.api_listings',
  'marketplace.api_calls',
  'platform.audit_heads',
  'platform.page_visits',
  'platform.settings',
  'notifications.signing_keys',
  'notifications.template_versions',
];
