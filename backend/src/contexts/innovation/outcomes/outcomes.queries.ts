import { Injectable } from '@nestjs/common';
import { dayOf, periodsOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { belongsTo, canActFor, organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { toUnits } from '../../../platform/money/money';
import { MembershipApi } from '../../membership';
import { FilesQueries } from '../files/files.queries';
import { valueFiles } from '../files/shelves';
import { ProjectStanding, ValueState } from '../innovation.enums';
import { outcomesChanged } from '../innovation.topics';
import type { SubmitterDto } from '../problems/problems.dto';
import { organizationsOf, ProjectAccess, type ProjectParts } from '../projects/project-access';
import { MetricsQueries } from './metrics.queries';
import type { ValueFilters, ValuesQuery } from './outcome-requests.dto';
import type {
  ConfirmedValueDto,
  ProjectOutcomesDto,
  QuarterTotalDto,
  ValueEntryDetailDto,
  ValueEntryDto,
  ValueRightsDto,
  ValueTotalDto,
} from './outcomes.dto';
import { firstDayOf, quarterOf } from './quarter';
import { RemarksQueries } from './remarks.queries';
import { disputerOf, entryColumns, rightsOf, toEntry, type ValueRow } from './value-rows';

const from = 'innovation.value_entries e join innovation.projects p on p.id = e.project_id';
const newest = (where: string, after: string) =>
  `select ${entryColumns} from ${from} where ${where} and (e.created_at, e.id) < ${after}
    order by e.created_at desc, e.id desc`;
const counted = (where: string) => countMatches(`innovation.value_entries e where ${where}`);

/** Of one project: partners see all, others what is confirmed. */
const inProject = `e.project_id = $1 and ($2 or e.state = 'confirmed') and ($3::date is null or e.quarter = $3)
  and ($4::innovation.value_state is null or (e.state = $4 and e.corrected_by_id is null))`;
/** What counts, of one state. */
const confirmed = `e.state = 'confirmed' and e.corrected_by_id is null`;
const confirmedThen = `e.quarter = $1 and ${confirmed}`;
/** Of those that are not confirmed each sees the ones of their own projects. */
const ofOwnProjects = `e.project_id in (
    select id from innovation.projects where lead_organization_id = any($1::uuid[])
    union select project_id from innovation.project_collaborators where organization_id = any($1::uuid[]))
  and e.state = $2 and e.corrected_by_id is null and e.amount_minor > 0 and ($3::date is null or e.quarter = $3)
  and ($4::date is null or e.happened_on between $4 and $5) and ($6::uuid is null or e.project_id = $6)`;
const listOf = (name: string, where: string, values: number) => ({
  page: {
    name: `values-${name}`,
    text: `${newest(where, `($${values + 1}, $${values + 2})`)} limit $${values + 3}`,
  },
  count: { name: `values-${name}-count`, text: counted(where) },
});
const lists = {
  project: listOf('of-project', inProject, 4),
  confirmed: listOf('confirmed', confirmed, 0),
  ofQuarter: listOf('confirmed-then', confirmedThen, 1),
  own: listOf('of-own-projects', ofOwnProjects, 6),
};
const find = { name: 'values-find', text: `select ${entryColumns} from ${from} where e.id = $1` };
const disputes = {
  name: 'values-disputed-in-project',
  text: `select ${entryColumns} from ${from} where e.project_id = $1 and e.corrected_by_id is null and e.amount_minor > 0
      and ${disputerOf('e')} is not null order by e.created_at desc, e.id desc limit 20`,
};
const ofProject = {
  name: 'values-totals-of-project',
  text: `select quarter::text, state, sum(usd_minor) as usd, count(*)::int as entries from innovation.value_entries
    where project_id = $1 and ($2 or state = 'confirmed') and corrected_by_id is null and amount_minor > 0
    group by value_entries.quarter, state order by value_entries.quarter desc, state`,
};
const ofOwn = {
  name: 'values-totals-of-own-projects',
  text: `select e.quarter::text as quarter, e.state, sum(e.usd_minor) as usd, count(*)::int as entries
    from innovation.value_entries e where ${ofOwnProjects} group by e.quarter, e.state`,
};
const named = {
  name: 'values-story-names',
  text: `select exists(select from innovation.success_stories s join innovation.story_consents c on c.story_id = s.id
      where s.project_id = $1 and c.organization_id = any($2::uuid[])) as "storyNamesYou"`,
};
const confirmedQuarters = {
  name: 'values-confirmed-quarters',
  text: `select quarter::text, 'confirmed' as state, sum(usd_minor) as usd, sum(entries)::int as entries
    from innovation.value_counts where state = 'confirmed' group by value_counts.quarter having sum(entries) <> 0 order by value_counts.quarter desc`,
};

/** Whether it is asked about the viewer's own projects: of all others they see what is confirmed alone. */
const isOfOwn = ({ organization, days, project, state = ValueState.Confirmed }: ValueFilters): boolean =>
  organization !== undefined || days !== undefined || (!project && state !== ValueState.Confirmed);

interface Sum {
  quarter: string;
  state: ValueState;
  usd: string;
  entries: number;
}

const toQuarter = ({ quarter, state, usd, entries }: Sum): QuarterTotalDto => ({
  quarter: quarterOf(quarter),
  state,
  amountUsd: toUnits(usd, 'USD'),
  entries,
});
const totalOf = (state: ValueState, sums: Sum[]): ValueTotalDto => ({
  state,
  amountUsd: toUnits(
    sums.reduce((sum, { usd }) => sum + BigInt(usd), 0n),
    'USD',
  ),
  entries: sums.reduce((sum, { entries }) => sum + entries, 0),
});

/** What projects were worth. */
@Injectable()
export class OutcomesQueries {
  readonly memory: ListMemory;

  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FilesQueries,
    private readonly remarks: RemarksQueries,
    private readonly membership: MembershipApi,
    private readonly metrics: MetricsQueries,
    notices: Notices,
  ) {
    this.memory = new ListMemory(database, notices, { own: outcomesChanged });
  }

  /** Of all projects, by quarter. */
  async confirmed(): Promise<ConfirmedValueDto> {
    const sums = await this.confirmedSums();
    return { total: totalOf(ValueState.Confirmed, sums), quarters: sums.map(toQuarter) };
  }

  private confirmedSums(): Promise<Sum[]> {
    return this.memory.remember('confirmed', () => this.database.query<Sum>(confirmedQuarters, []));
  }

  /** What those of one state come to that `list` has. Throws `not_found` like that. */
  async total(filters: ValueFilters, viewer: Viewer): Promise<ValueTotalDto> {
    const { state = ValueState.Confirmed, quarter } = filters;
    const sums = await this.sumsFor({ ...filters, state }, viewer);
    const day = quarter && firstDayOf(quarter);
    return totalOf(
      state,
      sums.filter((sum) => sum.state === state && (!day || sum.quarter === day)),
    );
  }

  private async sumsFor(filters: ValueFilters, viewer: Viewer): Promise<Sum[]> {
    if (isOfOwn(filters)) return this.database.query<Sum>(ofOwn, this.ownValues(viewer, filters));
    if (!filters.project) return this.confirmedSums();
    const { standing } = await this.access.of(viewer, filters.project);
    return this.database.query<Sum>(ofProject, [filters.project, standing !== ProjectStanding.Member]);
  }

  /** Throws `not_found`. */
  async ofProject(projectId: string, viewer: Viewer): Promise<ProjectOutcomesDto> {
    const { standing, ...parts } = await this.access.of(viewer, projectId);
    const isPartner = standing !== ProjectStanding.Member;
    const [sums, metrics, { storyNamesYou }] = await Promise.all([
      this.database.query<Sum>(ofProject, [projectId, isPartner]),
      this.metrics.ofProject(projectId),
      this.database.one<{ storyNamesYou: boolean }>(named, [projectId, organizationIds(viewer)]),
    ]);
    const own = organizationsOf(parts).filter((id) => canActFor(viewer, id));
    const labels = await this.membership.describeOrganizations(own);
    const states = isPartner ? Object.values(ValueState) : [ValueState.Confirmed];
    return {
      standing,
      entersFor: own.map((id) => labels.get(id) as SubmitterDto),
      totals: states.map((state) =>
        totalOf(
          state,
          sums.filter((sum) => sum.state === state),
        ),
      ),
      quarters: sums.map(toQuarter),
      metrics,
      storyNamesYou,
    };
  }

  /** Newest first, one page of those that the viewer may see. Throws `not_found` for a project that is not there, or an organization that is not theirs. */
  async list({ limit, cursor, ...filters }: ValuesQuery, viewer: Viewer): Promise<Page<ValueEntryDto>> {
    const { list, values } = await this.listFor(viewer, filters);
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<ValueRow>(list.page, [...values, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(list.count, values),
    ]);
    const page = toPage(rows, limit, capped(total), (row) => row);
    return { ...page, items: await this.describe(page.items) };
  }

  private async listFor(viewer: Viewer, filters: ValueFilters) {
    const { project, quarter, state } = filters;
    if (isOfOwn(filters)) return { list: lists.own, values: this.ownValues(viewer, filters) };
    const day = quarter ? firstDayOf(quarter) : null;
    if (project) {
      const { standing } = await this.access.of(viewer, project);
      return { list: lists.project, values: [project, standing !== ProjectStanding.Member, day, state ?? null] };
    }
    return day ? { list: lists.ofQuarter, values: [day] } : { list: lists.confirmed, values: [] };
  }

  /** Of projects of the viewer, or of one of their organizations. Throws `not_found` for another one. */
  private ownValues(viewer: Viewer, filters: ValueFilters) {
    const { organization, quarter, project, days, state = ValueState.Confirmed } = filters;
    if (organization && !belongsTo(viewer, organization)) throw notFound('organization');
    const organizations = organization ? [organization] : organizationIds(viewer);
    const now = this.clock.now();
    const from = days ? periodsOf(now, days)[0] : null;
    return [organizations, state, quarter ? firstDayOf(quarter) : null, from, dayOf(now), project ?? null];
  }

  /** Throws `not_found` for what the viewer does not see. */
  async get(id: string, viewer: Viewer): Promise<ValueEntryDetailDto> {
    const { row, isParty, parts } = await this.seen(id, viewer);
    return this.detail(row, isParty, rightsOf(viewer, row, parts));
  }

  /** For those who run the alliance: the newest of a project of which a dispute stands. Throws `not_found`. */
  async disputes(projectId: string, viewer: Viewer): Promise<ValueEntryDetailDto[]> {
    const parts = await this.access.of(viewer, projectId);
    const rows = await this.database.query<ValueRow>(disputes, [projectId]);
    return Promise.all(rows.map((row) => this.detail(row, true, rightsOf(viewer, row, parts))));
  }

  private async detail(row: ValueRow, isParty: boolean, can: ValueRightsDto): Promise<ValueEntryDetailDto> {
    const [entry] = await this.describe([row]);
    const labels = await this.membership.describeOrganizations(row.disputerId ? [row.disputerId] : []);
    return {
      ...(entry as ValueEntryDto),
      disputedBy: row.disputerId ? (labels.get(row.disputerId) as SubmitterDto) : null,
      source: isParty ? row.source : null,
      files: isParty ? await this.files.of(valueFiles, row.id) : [],
      remarks: isParty ? await this.remarks.of(row.id) : [],
      can,
    };
  }

  /** Whose value the viewer may look at as a partner, or as who disputes it. Throws `not_found`. */
  async requireParty(id: string, viewer: Viewer): Promise<void> {
    const { isParty } = await this.seen(id, viewer);
    if (!isParty) throw notFound('value');
  }

  private async seen(id: string, viewer: Viewer): Promise<Seen> {
    const row = await this.database.queryOne<ValueRow>(find, [id]);
    if (!row) throw notFound('value');
    const { standing, ...parts } = await this.access.of(viewer, row.projectId);
    const disputes = row.disputerId !== null && belongsTo(viewer, row.disputerId);
    const isParty = standing !== ProjectStanding.Member || disputes;
    if (!isParty && row.state !== ValueState.Confirmed) throw notFound('value');
    return { row, isParty, parts };
  }

  private async describe(rows: ValueRow[]): Promise<ValueEntryDto[]> {
    const ids = rows.flatMap(({ organizationId, decidedById }) => [organizationId, decidedById ?? organizationId]);
    const labels = await this.membership.describeOrganizations(ids);
    return rows.map((row) => toEntry(row, labels));
  }
}

interface Seen {
  row: ValueRow;
  /** Works on the project, or disputes the value. */
  isParty: boolean;
  parts: ProjectParts;
}
