import { migratedDatabase } from '../../../../test/support/migrated-database';
import { ProveAddresses1764000110000 } from './1764000110000-prove-addresses';

describe('The migration that proves addresses', () => {
  const database = migratedDatabase();

  const person = async (name: string, passwordHash: string | null, registered = true) => {
    const [{ userId, organizationId }] = await database.source.query(
      `with o as (insert into membership.organizations (name, type) values ($1, 'startup') returning id),
        u as (insert into membership.users (email, first_name, password_hash) values ($1, $1, $2) returning id),
        m as (insert into membership.user_organizations (user_id, organization_id, role) select u.id, o.id, 'owner' from u, o),
        t as (insert into membership.single_use_tokens (hash, user_id, purpose, expires_at)
          select 'welcome ' || $1, u.id, 'activation', now() + interval '7 days' from u)
        select u.id as "userId", o.id as "organizationId" from u, o`,
      [name, passwordHash],
    );
    if (registered)
      await database.source.query(
        `insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
          organization_name, contact_name, email, selected_plan, agree_terms)
          values ($1, $2, $3, 'startup', $1, $1, $1, 'free', true)`,
        [name, organizationId, userId],
      );
    return { userId, organizationId };
  };

  it('keeps links working, for the organization that they were mailed for, and what was proved already', async () => {
    const runner = database.source.createQueryRunner();
    const migration = new ProveAddresses1764000110000();
    await migration.down(runner);
    const pending = await person('pending', null);
    await person('member', 'a hash');
    await person('provider', null, false);
    await database.source.query(
      `insert into membership.single_use_tokens (hash, user_id, purpose, expires_at, created_at)
        values ('forgotten', $1, 'password-reset', now() + interval '30 minutes', now() - interval '1 day')`,
      [pending.userId],
    );
    await migration.up(runner);
    await runner.release();

    const people = await database.source.query(
      `select u.email, u.email_verified_at is not null as proved, m.is_active as active
        from membership.users u join membership.user_organizations m on m.user_id = u.id order by 1`,
    );
    expect(people).toEqual([
      { email: 'member', proved: true, active: true },
      { email: 'pending', proved: false, active: false },
      { email: 'provider', proved: true, active: true },
    ]);
    const tokens = await database.source.query('select hash, purpose, subject, data from platform.single_use_tokens');
    expect(tokens).toHaveLength(4);
    expect(tokens).toEqual(
      expect.arrayContaining([
        {
          hash: 'welcome pending',
          purpose: 'activation',
          subject: pending.userId,
          data: { organizationId: pending.organizationId },
        },
        { hash: 'forgotten', purpose: 'password-reset', subject: pending.userId, data: {} },
      ]),
    );
  });
});
