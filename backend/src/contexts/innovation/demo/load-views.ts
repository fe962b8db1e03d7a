import type { Database } from '../../../platform/database/database';

/** A problem or a solution is looked at on every third day or so, by up to six organizations: the same at every load. */
const load = {
  name: 'demo-views',
  text: `insert into innovation.view_counts (owner_id, day, kind, object_id, views)
    select owner_id, day::date, kind, id, 1 + mod(abs(hashtext(id::text || ago)), 18) / 3
    from (
      select organization_id as owner_id, 'problem'::innovation.viewed_kind as kind, id, created_at from innovation.problems
        where status not in ('draft', 'withdrawn')
      union all
      select organization_id, 'solution', id, created_at from innovation.solutions where status <> 'draft') shown,
      generate_series(1, 120) ago, lateral (select $1::timestamptz - make_interval(days => ago) as day) on_day
    where day > created_at and mod(abs(hashtext(id::text || ago)), 3) = 0`,
};

export const loadViews = (database: Database, today: Date) => database.run(load, [today]);
