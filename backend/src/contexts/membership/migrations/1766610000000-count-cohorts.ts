import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

const organizations = 'membership.organizations';

/**
 * How many organizations registered on which day, and how many of them were activated and have paid. One whose registration was
 * deleted before anybody made it theirs counts nowhere; a trigger keeps that, so that no writer can forget it.
 */
export class CountCohorts1766610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ${organizations}
        add column has_paid boolean not null default false,
        add column is_discarded boolean not null default false;
      update ${organizations} set has_paid = true where membership_tier <> 'free';
      update ${organizations} o set is_discarded = true from membership.membership_registrations r
        where r.organization_id = o.id and r.deleted_at is not null;

      create function membership.discard_organizations() returns trigger language plpgsql as $$
      begin
        if exists (select from added a join removed r on r.id = a.id
            where (a.deleted_at is null) <> (r.deleted_at is null)) then
          update ${organizations} o set is_discarded = a.deleted_at is not null from added a
            where o.id = a.organization_id and o.is_discarded <> (a.deleted_at is not null);
        end if;
        return null;
      end $$;
      create trigger discard_changed after update on membership.membership_registrations
        referencing new table as added old table as removed
        for each statement execute function membership.discard_organizations()`);
    await runner.query(
      keepCounts({
        table: organizations,
        as: 'organization_cohorts',
        counts: 'membership.organization_cohorts',
        by: { day: 'date', is_activated: 'boolean not null', has_paid: 'boolean not null' },
        of: {
          day: `case when is_confirmed or not is_discarded then (created_at at time zone 'UTC')::date end`,
          is_activated: 'is_confirmed',
        },
        topic: 'organization',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_organization_cohorts cascade;
      drop function membership.sum_up_organization_cohorts;
      drop function membership.recount_organization_cohorts;
      drop table membership.organization_cohorts;
      drop function membership.discard_organizations cascade;
      alter table ${organizations} drop column has_paid, drop column is_discarded`);
  }
}
