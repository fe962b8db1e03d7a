import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import { type Cell, countFacet, countPassing, type FacetFilters } from '../../../platform/lists/facets';
import { countedRows, fewRows, groupedRows } from '../../../platform/lists/narrowed-page';
import { capped, type Page, type Total } from '../../../platform/lists/page';
import { RegistrationEmail, RegistrationStatus } from '../registrations/registration.enums';
import { DuplicatesQueries } from './duplicates.queries';
import type { RegistrationDto, RegistrationFilter, RegistrationsQuery, RegistrationsSummaryDto } from './registry.dto';
import { DuplicateSign, RegistrationAge, RegistrationSort } from './registry.enums';
import { type Asked, ages, askedBy, isCounted, rarePart, registrations, waitingSince } from './registry-filter';
import { placeIn, type RegistryPlace, registryPage } from './registry-page';

export const columnsOfRegistration = `id, organization_name as "organizationName", organization_type as "organizationType",
  selected_plan as "selectedPlan", contact_name as "contactName", email, phone, role, website, industry, size, country, interests,
  description, status, email_state as "emailState", created_at as "createdAt",
  case when status = 'pending' and deleted_at is null then ${waitingSince} end as "waitingSince", deleted_at as "deletedAt"`;

const facets = { type: 'organization_type', plan: 'selected_plan', status: 'status', email: 'email_state' } as const;
const cellColumns = Object.entries(facets)
  .map(([facet, column]) => `${column}::text as ${facet}`)
  .join(', ');
/** All registrations, counted as they are written. */
const counted = {
  name: 'registry-counted',
  text: `select ${cellColumns}, is_deleted as "isDeleted", sum(rows)::int as count from membership.registration_counts
    group by ${Object.values(facets).join(', ')}, is_deleted`,
};
const waiting = {
  name: 'registry-waiting',
  text: `select $1::date - waiting_since as days, sum(rows)::int as count from membership.registration_queue_counts
    where waiting_since is not null group by waiting_since`,
};

export type RegistrationRow = Omit<RegistrationDto, 'emailSent' | 'duplicateBy'>;
type CellRow = Record<keyof typeof facets, string> & { isDeleted?: boolean; count: number };

/** Registrations as super admins read them. */
@Injectable()
export class RegistryQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly duplicates: DuplicatesQueries,
  ) {}

  /** Throws `invalid_input` for a cursor that leads nowhere. */
  async list(query: RegistrationsQuery): Promise<Page<RegistrationDto>> {
    const { limit, cursor, sort = RegistrationSort.Newest, ...filter } = query;
    const total = await this.count(filter, sort);
    const place = cursor ? await this.place(cursor, sort) : undefined;
    const rows = await this.rows(filter, sort, limit + 1, place, total.count <= fewRows);
    const shown = rows.slice(0, limit);
    const signs = await this.duplicates.signsOf(shown);
    const items = shown.map((row) => toRegistration(row, signs.get(row.id)));
    return { items, total, next: rows.length > limit ? shown.at(-1)?.id : undefined };
  }

  /** The next of the filter after a place, for who reads all of them. */
  async rows(
    filter: RegistrationFilter,
    sort: RegistrationSort,
    limit: number,
    after?: RegistryPlace,
    few = false,
  ): Promise<RegistrationRow[]> {
    const { conditions, values } = await this.asked(filter, sort);
    const page = registryPage(columnsOfRegistration, sort, conditions, { few, first: !after });
    return this.database.query(page, [limit, ...values, ...(after ? [after.key, after.id] : [])]);
  }

  async place(id: string, sort: RegistrationSort): Promise<RegistryPlace> {
    const place = await this.database.queryOne<{ key: string; id: string }>(placeIn(sort), [id]);
    if (!place) throw invalidField('cursor', 'cursor must come from the Link header of the page before');
    return place;
  }

  async count(filter: RegistrationFilter, sort?: RegistrationSort): Promise<Total> {
    if (isCounted(filter)) {
      const passing = narrowed(await this.kept(filter), filtersOf(filter)).filter(
        ({ status }) => sort !== RegistrationSort.Waiting || status === RegistrationStatus.Pending,
      );
      return { count: passing.reduce((sum, { count }) => sum + count, 0) };
    }
    const { conditions, values } = await this.asked(filter, sort);
    const { total } = await this.database.one<{ total: number }>(countedRows(registrations, conditions), values);
    return capped(total);
  }

  async summary(filter: RegistrationFilter): Promise<RegistrationsSummaryDto> {
    const [rows, queue] = await Promise.all([
      this.database.query<CellRow>(counted),
      this.database.query<{ days: number; count: number }>(waiting, [this.clock.now().toISOString().slice(0, 10)]),
    ]);
    const all = rows.filter(({ isDeleted }) => !isDeleted);
    const cells = isCounted(filter) ? onShelf(rows, filter) : await this.countedCells(filter);
    const filters = filtersOf(filter);
    const withEmail = (...states: string[]) => countPassing(all, { email: states });
    return {
      total: countPassing(all, {}),
      emailsSent: withEmail(RegistrationEmail.Sent),
      emailFailures: withEmail(RegistrationEmail.Failed, RegistrationEmail.Withheld),
      deleted: countPassing(
        rows.filter(({ isDeleted }) => isDeleted),
        {},
      ),
      types: countFacet(cells, 'type', filters),
      plans: countFacet(cells, 'plan', filters),
      statuses: countFacet(cells, 'status', filters),
      waiting: Object.values(RegistrationAge).map((age) => {
        const { atLeast, below } = ages[age];
        const of = queue.filter(({ days }) => Math.max(days, 0) >= atLeast && days < below);
        return { age, count: of.reduce((sum, { count }) => sum + count, 0) };
      }),
    };
  }

  private async asked(filter: RegistrationFilter, sort?: RegistrationSort): Promise<Asked> {
    const rare = filter.search && (await rarePart(this.database, filter.search));
    return askedBy(filter, sort, this.clock.now(), rare);
  }

  private async kept(filter: RegistrationFilter): Promise<Cell[]> {
    return onShelf(await this.database.query<CellRow>(counted), filter);
  }

  /** Of what is kept by no count, whatever is asked of the facets. */
  private async countedCells({
    type: _,
    plan: __,
    status: ___,
    email: ____,
    ...rest
  }: RegistrationFilter): Promise<Cell[]> {
    const { conditions, values } = await this.asked(rest);
    const grouped = groupedRows(
      registrations,
      `${cellColumns}, count(*)::int as count`,
      conditions,
      Object.values(facets),
    );
    return this.database.query<CellRow>(grouped, values);
  }
}

const onShelf = (rows: CellRow[], { shelf }: RegistrationFilter) =>
  rows.filter(({ isDeleted }) => isDeleted === (shelf !== undefined));
const narrowed = (cells: Cell[], filters: FacetFilters) =>
  cells.filter((cell) => countPassing([{ ...cell, count: 1 }], filters) > 0);

const filtersOf = ({ type, plan, status, email }: RegistrationFilter): FacetFilters =>
  Object.fromEntries(
    Object.entries({ type, plan, status, email }).flatMap(([facet, value]) => (value ? [[facet, [value]]] : [])),
  );

export const toRegistration = (row: RegistrationRow, duplicateBy: DuplicateSign[] = []): RegistrationDto => ({
  ...row,
  emailSent: row.emailState === RegistrationEmail.Sent,
  duplicateBy,
});
