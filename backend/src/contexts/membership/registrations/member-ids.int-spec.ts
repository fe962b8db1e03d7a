import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { migratedDatabase } from '../../../../test/support/migrated-database';
import { registration } from '../../../../test/support/registration';
import { Settings } from '../../../platform/database/settings';
import { NumberMembers1764103000000 } from '../migrations/1764103000000-number-members';
import { MemberIds } from './member-ids';
import { RegisterMember } from './register-member';
import type { RegisterMemberDto } from './registrations.dto';

describe('Member ids', () => {
  let contexts: Contexts;
  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());

  const used = async (): Promise<number> =>
    Number((await contexts.rows('select last_value from membership.member_numbers'))[0].last_value);
  const register = () =>
    contexts
      .get(RegisterMember)
      .execute(registration({ selectedPlan: 'free' }) as unknown as RegisterMemberDto, '10.0.0.1');

  it('are one number each, of registrations that come at the same time too', async () => {
    await register();
    const before = await used();
    const ids = await Promise.all(Array.from({ length: 30 }, register));
    expect(new Set(ids).size).toBe(30);
    expect(await used()).toBe(before + 30);
  });

  it('are given again once the key can be read again', async () => {
    const settings = contexts.get(Settings);
    const demand = jest.spyOn(settings, 'demand').mockRejectedValueOnce(new Error('The database is away'));
    const ids = new MemberIds(contexts.database, settings);
    await expect(ids.next()).rejects.toThrow('The database is away');
    expect(await ids.next()).toMatch(/^GIA-\d{6}$/);
    demand.mockRestore();
  });

  it('have seven digits once six are used up', async () => {
    await contexts.rows(`select setval('membership.member_numbers', 999999, false)`);
    expect(await register()).toMatch(/^GIA-\d{6}$/);
    expect(await register()).toMatch(/^GIA-[1-9]\d{6}$/);
  });
});

describe('The migration that numbers members', () => {
  const database = migratedDatabase();

  const migrated = async () => {
    const runner = database.source.createQueryRunner();
    const migration = new NumberMembers1764103000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const [{ number }] = await database.source.query(`select nextval('membership.member_numbers') as number`);
    return Number(number);
  };

  it('starts with six digits where nobody has registered', async () => {
    expect(await migrated()).toBe(0);
  });

  it('starts behind six digits where some are given, so that none of them is given again', async () => {
    await database.source.query(
      `insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
        organization_name, contact_name, email, selected_plan, agree_terms)
        values ('GIA-482913', gen_random_uuid(), gen_random_uuid(), 'startup', 'A', 'A', 'a@example.org', 'free', true)`,
    );
    expect(await migrated()).toBe(1_000_000);
  });
});
