import { at, drawn, type Filling, madeId, valuesOf } from '../../../platform/demo/made';

/** Values of each project. */
const valuesEach = 5;
/** Projects of one statement. */
const atOnce = 10_000;

/** Between the start of a project and now, by its lead and its first partner in turns; the other one looks at it. Nobody looks where it works alone. */
const values = (now: string) => `
  insert into innovation.value_entries (id, project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on, quarter,
    state, note, source, decided_by_organization_id, decided_at, created_at, updated_at)
  select ${madeId('value', 'm')}, project_id, enterer, ${valuesOf('innovation.value_kind')}[1 + floor(${drawn(51, 'm')} * 6)], amount, 'USD',
    amount, day::date, day::date, state, 'Against the year before, from the books of the site.',
    case when state <> 'estimated' then 'Quarterly report, value register' end,
    case when state in ('confirmed', 'disputed') then other end,
    case when state in ('confirmed', 'disputed') then day + (${now} - day) * ${drawn(53, 'm')} end, day, day
  from (select p.id as project_id, m, 1 + floor(${drawn(50, 'm')} * 1e8)::bigint as amount,
      case when k % 2 = 1 or partner is null then p.lead_organization_id else partner end as enterer,
      case when k % 2 = 1 then partner else p.lead_organization_id end as other,
      p.created_at + (${now} - p.created_at) * ${drawn(52, 'm')} as day,
      (case when partner is null or ${drawn(54, 'm')} < 0.15 then 'estimated' when ${drawn(54, 'm')} < 0.35 then 'claimed'
        when ${drawn(54, 'm')} < 0.95 then 'confirmed' else 'disputed' end)::innovation.value_state as state
    from generate_series($1::bigint + 1, $2::bigint) n
      join innovation.projects p on p.id = ${madeId('project', 'n')}
      left join lateral (select organization_id as partner from innovation.project_collaborators c where c.project_id = p.id
        order by c.organization_id limit 1) first on true
      cross join generate_series(1, ${valuesEach}) k cross join lateral (select 10 * n + k as m) numbered) made
  order by m`;

/** What projects were worth, as the product would have kept and counted it; needs the projects and their partners. */
export async function fillValues({ client, problems: projects, now, say }: Filling): Promise<void> {
  for (let done = 0; done < projects; done += atOnce) {
    const until = Math.min(done + atOnce, projects);
    await client.query(values(at(now)), [done, until]);
    const of = (count: number) => (count * valuesEach).toLocaleString('en');
    say(`innovation.value_entries: ${of(until)} of ${of(projects)}`);
  }
}
