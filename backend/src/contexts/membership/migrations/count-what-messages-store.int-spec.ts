import { migratedDatabase } from '../../../../test/support/migrated-database';
import { CountWhatMessagesStore1767431000000 } from './1767431000000-count-what-messages-store';

describe('The migration that counts what messages store', () => {
  const database = migratedDatabase();

  const insert = async (statement: string, values: unknown[] = []): Promise<string> =>
    (await database.source.query(`${statement} returning id`, values))[0].id;
  const organization = (name: string) =>
    insert(`insert into membership.organizations (name, type) values ($1, 'startup')`, [name]);
  const person = async (name: string, organizationId: string | undefined, isActive = true) => {
    const id = await insert('insert into membership.users (email, first_name) values ($1, $1)', [name]);
    if (organizationId)
      await database.source.query(
        `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'member', $3)`,
        [id, organizationId, isActive],
      );
    return id;
  };
  const counted = async () =>
    Object.fromEntries(
      (
        await database.source.query(
          'select organization_id as id, files, bytes::int as bytes from membership.stored_files',
        )
      ).map(({ id, files, bytes }: { id: string; files: number; bytes: number }) => [id, [files, bytes]]),
    );

  it('charges them to the organization that their sender wrote for, also where they have left it since', async () => {
    const runner = database.source.createQueryRunner();
    const migration = new CountWhatMessagesStore1767431000000();
    await migration.down(runner);
    const [beginner, other] = [await organization('Pumps'), await organization('Probes')];
    const conversation = await insert(
      `insert into membership.conversations (organization_id, other_id, key, started_at) values ($1, $2, 'x', now())`,
      [beginner, other],
    );
    const here = await person('here', other);
    await database.source.query(
      `insert into membership.conversation_people (conversation_id, person_id, organization_id, last_at) values ($1, $2, $3, now())`,
      [conversation, here, other],
    );
    const senders = [here, await person('gone', other, false), await person('nowhere', undefined)];
    for (const [n, sender] of senders.entries())
      await database.source.query(
        `insert into membership.conversation_files (conversation_id, attached_by, key, name, type, bytes, attached_at)
          values ($1, $2, $3, 'a.pdf', 'application/pdf', $4, now())`,
        [conversation, sender, `file-${n}`, 10 ** n],
      );
    await migration.up(runner);
    await runner.release();
    expect(await counted()).toEqual({ [beginner]: [1, 100], [other]: [2, 11] });

    await database.source.query(`truncate membership.stored_files`);
    await database.source.query(`update membership.conversation_files set name = 'b.pdf'`);
    expect(await counted()).toEqual({});
    await database.source.query(`update membership.conversation_files set bytes = bytes + 1 where attached_by = $1`, [
      here,
    ]);
    expect(await counted()).toEqual({ [other]: [0, 1] });
  });
});
