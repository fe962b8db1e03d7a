import { migratedDatabase } from '../../../../test/support/migrated-database';
import { MergeIntoAnother1768392000000 } from './1768392000000-merge-into-another';

describe('The migration that merges into another', () => {
  const database = migratedDatabase();

  it('leaves an organization that was merged into itself a part of none, and others where they are', async () => {
    const runner = database.source.createQueryRunner();
    const migration = new MergeIntoAnother1768392000000();
    await migration.down(runner);
    await database.source.query(
      `insert into membership.organizations (name, type) select name, 'startup' from unnest('{Pumps, Probes, Valves}'::text[]) name`,
    );
    await database.source.query(
      `update membership.organizations o set merged_into_id = i.id from membership.organizations i
        where i.name = 'Pumps' and o.name in ('Pumps', 'Probes')`,
    );
    await migration.up(runner);
    await runner.release();
    const merged = await database.source.query(
      `select o.name, i.name as into from membership.organizations o
        left join membership.organizations i on i.id = o.merged_into_id order by 1`,
    );
    expect(merged).toEqual([
      { name: 'Probes', into: 'Pumps' },
      { name: 'Pumps', into: null },
      { name: 'Valves', into: null },
    ]);
  });
});
