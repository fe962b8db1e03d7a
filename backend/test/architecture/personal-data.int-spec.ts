import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import '../../src/app.module';
import { contextsWithPersonalColumns, personalColumns } from '../../src/platform/personal-data/personal-columns';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { repository } from './cruise';

/** What columns are called that name people, or where they are reached. */
const naming =
  /(?:_by|(?:^|_)(?:user|person|account|author|asker|submitter|lead|owner|member|reviewer|recipient|actor)(?:_id)?|email|subject|sess|_name|address|phone|contact_linked_in|picture_id)$/;

/** Called so, and naming nobody; or a part of a row whose person another column names. */
const ofNobody = [
  'admin.accounts.email', // of those who run the alliance
  'admin.invitations.email', // the same
  'admin.invitations.invited_by',
  'billing.billing_contacts.info',
  'billing.invoices.organization_name',
  'billing.invoices.plan_name',
  'billing.payments.payer_name', // goes with payer_address
  'billing.sellers.address', // the operator
  'billing.sellers.email',
  'innovation.problem_search_documents.owner', // an organization
  'innovation.project_search_documents.owner',
  'innovation.solution_search_documents.owner',
  'innovation.problems.decide_by', // a day
  'innovation.success_stories.account', // a text
  'innovation.view_counts.owner_id', // an organization
  'membership.membership_registrations.contact_linked_in', // goes with user_id, as the four below
  'membership.membership_registrations.contact_name',
  'membership.membership_registrations.email',
  'membership.membership_registrations.organization_name',
  'membership.membership_registrations.phone',
  'platform.live_updates.subject', // what has changed
  'membership.membership_registrations.decided_by', // somebody who runs the alliance, as the two below
  'membership.membership_registrations.deleted_by',
  'membership.registration_bulks.started_by',
  'membership.registration_messages.author', // one of two sides; goes with the registration
  'membership.directory_entries.country_name',
  'membership.community_search_documents.owner', // a community
  'membership.directory_search_documents.owner', // an organization
  'membership.message_reports.decided_by', // somebody who runs the alliance
  'membership.onboarding_calls.member_id', // an organization’s, as the next
  'membership.support_tickets.member_id',
  'membership.support_tickets.subject', // goes with person_id
  'membership.organizations.verified_by', // a kind of proof
  'membership.email_changes.email', // goes with user_id
  'membership.former_addresses.email', // goes with user_id
  'membership.users.email', // go with id
  'membership.users.first_name',
  'membership.users.last_name',
  'membership.users.picture_id',
  'notifications.mail_settings.saved_by', // somebody who runs the alliance, as the next
  'notifications.mail_settings.saved_by_email',
  'notifications.messages.subject', // go with to_address
  'notifications.messages.to_name',
  'notifications.template_versions.subject', // a text
  'notifications.suppressions.added_by', // somebody who runs the alliance
  'platform.audit_checks.started_by', // somebody who runs the alliance
  'billing.ledger_checks.started_by', // somebody who runs the alliance
  'platform.audit_events.subject', // a number, which leads to a former member
];

const columns = `select table_schema || '.' || table_name || '.' || column_name as name
  from information_schema.columns
  where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') and data_type <> 'boolean' order by 1`;

describe('What is personal', () => {
  let database: TestDatabase;
  let client: Client;
  let all: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client(database.url);
    await client.connect();
    all = (await client.query<{ name: string }>(columns)).rows.map(({ name }) => name);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is said by every context, and by the platform', () => {
    const contexts = readdirSync(path.join(repository, 'backend', 'src', 'contexts'));
    expect(contextsWithPersonalColumns().sort()).toEqual([...contexts, 'platform'].sort());
  });

  it('is every column that names a person, by what it is called', () => {
    const named = all.filter((name) => naming.test(name.split('.')[2] ?? ''));
    expect(named.length).toBeGreaterThan(60);
    const declared = new Set([...personalColumns().keys(), ...ofNobody]);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('is there: nothing is declared that no table has', () => {
    expect([...personalColumns().keys(), ...ofNobody].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('can be read and erased: each statement is one that the database takes', async () => {
    const nobody = '00000000-0000-4000-8000-ffffffffffff';
    await client.query('begin');
    for (const [place, { statement, archived }] of personalColumns()) {
      const [schema, table, column] = place.split('.');
      if (statement) await client.query(statement, [nobody]);
      if (archived)
        await client.query(`select ${archived.columns} from ${schema}.${table} where ${column}::text = $1`, [nobody]);
    }
    await client.query('rollback');
  });

  it('has a line in the guide, which says the same of it', () => {
    const guide = readFileSync(path.join(repository, 'docs/guides/what-remains.md'), 'utf8');
    const said = guide.split('\n').flatMap((line) => {
      const [, , places = '', fate = ''] = line.split('|');
      return [...places.matchAll(/`([a-z]+\.[a-z_]+\.[a-z_]+)`/g)].map(
        ([, place]) => `${place} ${/erased|emptied|kept/.exec(fate)?.[0]}`,
      );
    });
    const done = [...personalColumns()].map(([place, { fate }]) => `${place} ${fate}`);
    expect(said.sort()).toEqual(done.sort());
  });
});
