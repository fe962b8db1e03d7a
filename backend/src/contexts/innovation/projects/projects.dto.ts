import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { AnyCountry, AnyOf } from '../../../platform/http/any-of';
import { IsId } from '../../../platform/http/id';
import { TrueOrFalse } from '../../../platform/http/true-or-false';
import type { Viewer } from '../../../platform/http/viewer';
import { BrowseQuery, FacetCountDto } from '../../../platform/lists/browse.dto';
import { type Currency, toUnits } from '../../../platform/money/money';
import type { OrganizationLabel } from '../../membership';
import { Category, ProjectPhase, ProjectStatus } from '../innovation.enums';
import { SuccessMetricDto } from '../outcomes/metrics.dto';
import { SubmitterCountDto, SubmitterDto } from '../problems/problems.dto';

/** In which projects may begin. */
const years = Array.from({ length: 30 }, (_, n) => String(2020 + n));

export class ProjectMetricDto extends PickType(SuccessMetricDto, ['name', 'unit', 'baseline', 'target']) {}

export class ProjectDto {
  /** Its identifier. */
  id: string;

  /**
   * What the project is called, on one line.
   * @example "Quiet mains: leak location for two districts"
   */
  name: string;

  /**
   * The same.
   * @example "Quiet mains: leak location for two districts"
   */
  title: string;

  /**
   * What it is about, as plain text.
   * @example "Drifting probes find leaks in 640 km of mains; crews repair them in the order of water saved."
   */
  description: string;

  /** The identifier of the problem that it solves; `null` also where the viewer may not see it. */
  problemId: string | null;

  /** The identifier of the solution that it brings to the market; `null` also where the viewer may not see it. */
  solutionId: string | null;

  /**
   * Where it stands in the innovation lifecycle.
   * @example "pilot"
   */
  phase: ProjectPhase;

  /** Since when it stands there. */
  phaseSince: string;

  /**
   * How it goes.
   * @example "active"
   */
  status: ProjectStatus;

  /**
   * The field it belongs to.
   * @example "environment"
   */
  category: Category | null;

  /**
   * How far it has come, in percent.
   * @example 55
   */
  @ApiProperty({ minimum: 0, maximum: 100 })
  progress: number | null;

  /**
   * What there is to spend, in units of `budgetCurrency`; exact. `null` also where no organization of the viewer works on it.
   * @example "3200000.00"
   */
  budget: string | null;

  /**
   * ISO 4217.
   * @example "USD"
   */
  budgetCurrency: string | null;

  /**
   * The same in US dollars, at the rate of the day it was set.
   * @example "3200000.00"
   */
  budgetUsd: string | null;

  /**
   * What it was expected to be worth when it was started, in units of `estimatedValueCurrency`; exact. What it came to is in its outcomes.
   * @example "50000000.00"
   */
  estimatedValue: string | null;

  /**
   * ISO 4217.
   * @example "USD"
   */
  estimatedValueCurrency: string | null;

  /**
   * The same in US dollars, at the rate of the day it was set.
   * @example "50000000.00"
   */
  estimatedValueUsd: string | null;

  /**
   * The day on which it begins, or began.
   * @example "2026-02-02"
   */
  @ApiProperty({ format: 'date' })
  startDate: string | null;

  /**
   * The day by which it is to be completed.
   * @example "2026-12-24"
   */
  @ApiProperty({ format: 'date' })
  estimatedCompletion: string | null;

  /**
   * The day on which it was.
   * @example "2026-12-17"
   */
  @ApiProperty({ format: 'date' })
  actualCompletion: string | null;

  /** By what it is to succeed, oldest first; what was measured is in its outcomes. */
  successMetrics: ProjectMetricDto[];

  /** When it was started here. */
  createdAt: string;

  /** The organization that leads it. */
  leadOrganization: SubmitterDto;

  /**
   * How many organizations work on it beside that one.
   * @example 3
   */
  collaborators: number;

  /**
   * Whether an organization of the viewer works on it.
   * @example false
   */
  isPartner: boolean;

  /**
   * Whether the viewer may take it to another phase: as owner, admin or member of the organization that leads it.
   * @example false
   */
  canMove: boolean;

  /**
   * Counted up with each change: `moveProject` says which one it was read at.
   * @example 3
   */
  revision: number;

  /**
   * Words of the name and the beginning of the description, as they stand there, that a search has found; absent without one.
   * @example ["leak", "mains"]
   */
  hits?: string[];
}

/** What projects are narrowed by. Each filter takes any of its values, and all filters hold together. */
export class ProjectFilters {
  /**
   * Where they stand in the lifecycle, separated by commas.
   * @example ["sandbox", "pilot"]
   */
  @AnyOf(ProjectPhase, 'ProjectPhase', 'phase')
  phase?: ProjectPhase[];

  /**
   * How they go, separated by commas.
   * @example ["active"]
   */
  @AnyOf(ProjectStatus, 'ProjectStatus', 'status')
  status?: ProjectStatus[];

  /**
   * Fields, separated by commas.
   * @example ["energy", "environment"]
   */
  @AnyOf(Category, 'Category', 'category')
  category?: Category[];

  /**
   * Years in which they began, 2020 to 2049, separated by commas.
   * @example ["2025", "2026"]
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? [...new Set(value.split(',').filter(Boolean))] : value))
  @ArrayMaxSize(30, { message: 'year must have at most 30 years' })
  @IsIn(years, { each: true, message: 'year must be years from 2020 to 2049, separated by commas' })
  @ApiProperty({ type: String, isArray: true, maxItems: 30, style: 'form', explode: false } as object)
  year?: string[];

  /**
   * Countries of the organizations that lead them, ISO 3166-1 alpha-2, separated by commas.
   * @example ["KE"]
   */
  @AnyCountry('region')
  region?: string[];

  /** An organization that works on them, whether or not it leads. */
  @IsOptional()
  @IsId()
  organization?: string;

  /**
   * Those on which an organization of the viewer works, and no others.
   * @example true
   */
  @TrueOrFalse('mine')
  mine?: boolean;
}

export class ProjectsQuery extends IntersectionType(BrowseQuery, ProjectFilters) {}

/** What is counted: what a search finds, or all. */
export class ProjectFacetsQuery extends IntersectionType(PickType(BrowseQuery, ['search']), ProjectFilters) {}

/** How many projects there are with each value, as far as the other filters leave them. */
export class ProjectFacetsDto {
  /** By where they stand in the lifecycle. */
  phase: FacetCountDto[];

  /** By how they go. */
  status: FacetCountDto[];

  /** By field. */
  category: FacetCountDto[];

  /** By the year in which they began. */
  year: FacetCountDto[];

  /** By the country of the organization that leads them. */
  region: FacetCountDto[];

  /** By the organization that leads them, the ten with most. */
  lead: SubmitterCountDto[];

  /**
   * Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
   * one: the numbers are then those without its words. And where many are counted for the first time, which takes a moment: what is
   * not counted yet is left out.
   * @example true
   */
  isExact: boolean;
}

export class ProjectSummaryDto {
  /**
   * All projects.
   * @example 40
   */
  total: number;

  /**
   * In planning: they have not passed their first gate.
   * @example 6
   */
  planned: number;

  /**
   * In sandbox, pilot or scaling.
   * @example 26
   */
  active: number;

  /**
   * Deployed.
   * @example 8
   */
  completed: number;

  /**
   * What all of them have to spend, in US dollars at the rates of the days on which it was set; exact.
   * @example "48250000.00"
   */
  totalBudgetUsd: string;
}

export interface ProjectRow {
  id: string;
  name: string;
  description: string;
  phase: ProjectPhase;
  phaseSince: string;
  status: ProjectStatus;
  category: Category | null;
  progress: number | null;
  budgetMinor: string | null;
  budgetCurrency: Currency | null;
  budgetUsdMinor: string | null;
  estimatedValueMinor: string | null;
  estimatedValueCurrency: Currency | null;
  estimatedValueUsdMinor: string | null;
  startDate: string | null;
  estimatedCompletion: string | null;
  actualCompletion: string | null;
  createdAt: string;
  leadOrganizationId: string;
  partnerIds: string[];
  revision: number;
}

/** What of a project stands in other tables. */
export type ProjectRelated = Pick<ProjectDto, 'problemId' | 'solutionId' | 'successMetrics'>;

/** As the viewer sees it: what there is to spend is known to those who work on it. */
export function toProject(
  row: ProjectRow,
  { problemId, solutionId, successMetrics }: ProjectRelated,
  viewer: Viewer,
  labels: ReadonlyMap<string, OrganizationLabel>,
): ProjectDto {
  const isPartner = [row.leadOrganizationId, ...row.partnerIds].some((id) => belongsTo(viewer, id));
  const { name, budgetMinor, budgetCurrency, budgetUsdMinor } = row;
  const { estimatedValueMinor, estimatedValueCurrency, estimatedValueUsdMinor } = row;
  return {
    id: row.id,
    name,
    title: name,
    description: row.description,
    problemId,
    solutionId,
    phase: row.phase,
    phaseSince: row.phaseSince,
    status: row.status,
    category: row.category,
    progress: row.progress,
    budget: isPartner ? inUnits(budgetMinor, budgetCurrency) : null,
    budgetCurrency: isPartner ? budgetCurrency : null,
    budgetUsd: isPartner ? inUnits(budgetUsdMinor, 'USD') : null,
    estimatedValue: inUnits(estimatedValueMinor, estimatedValueCurrency),
    estimatedValueCurrency,
    estimatedValueUsd: inUnits(estimatedValueUsdMinor, 'USD'),
    startDate: row.startDate,
    estimatedCompletion: row.estimatedCompletion,
    actualCompletion: row.actualCompletion,
    successMetrics,
    createdAt: row.createdAt,
    leadOrganization: labels.get(row.leadOrganizationId) as SubmitterDto,
    collaborators: row.partnerIds.length,
    isPartner,
    canMove: canActFor(viewer, row.leadOrganizationId),
    revision: row.revision,
  };
}

const inUnits = (minor: string | null, currency: Currency | null) =>
  minor === null || currency === null ? null : toUnits(minor, currency);
