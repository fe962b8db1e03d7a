import { at, drawn, type Filling, madeId } from '../../../platform/demo/made';

/** What has happened to each project. */
const changesEach = 10;
/** Projects of one statement. */
const atOnce = 10_000;

/** First the phases that it has come through, one after another, then what its lead edited. */
const changes = (now: string) => `
  insert into innovation.changes (id, project_id, organization_id, kind, from_status, to_status, fields, created_at)
  select ${madeId('change', 'm')}, project_id, lead,
    case when moved then 'phase_changed' else 'edited' end::innovation.change_kind,
    case when moved then phases[k] end, case when moved then phases[k + 1] end,
    case when moved then '{}' else array[(array['description', 'progress', 'budget', 'estimatedCompletion'])[1 + floor(${drawn(61, 'm')} * 4)]] end,
    day
  from (select p.id as project_id, p.lead_organization_id as lead, k, m, phases, k < array_position(phases, p.phase::text) as moved,
      p.created_at + (${now} - p.created_at) * (k - ${drawn(60, 'm')}) / ${changesEach} as day
    from generate_series($1::bigint + 1, $2::bigint) n
      join innovation.projects p on p.id = ${madeId('project', 'n')}
      cross join (select enum_range(null::innovation.project_phase)::text[] as phases) every
      cross join generate_series(1, ${changesEach}) k cross join lateral (select 100 * n + k as m) numbered) made
  order by m`;

/** What has happened to projects, as their pages tell it; needs the projects. */
export async function fillChanges({ client, problems: projects, now, say }: Filling): Promise<void> {
  for (let done = 0; done < projects; done += atOnce) {
    const until = Math.min(done + atOnce, projects);
    await client.query(changes(at(now)), [done, until]);
    const of = (count: number) => (count * changesEach).toLocaleString('en');
    say(`innovation.changes: ${of(until)} of ${of(projects)}`);
  }
}
