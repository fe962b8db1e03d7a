import { ApiProperty } from '@nestjs/swagger';
import { FacetCountDto } from '../../../platform/lists/browse.dto';
import type { OrganizationLabel } from '../../membership';
import { Category, SolutionStatus, TechnologyType } from '../innovation.enums';
import { SubmitterCountDto, SubmitterDto } from '../problems/problems.dto';
import { ProjectLinkDto } from '../projects/project-link.dto';

export class SolutionDto {
  /** Its identifier. */
  id: string;

  /**
   * What the solution is, on one line.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  title: string;

  /**
   * The solution in detail, as plain text.
   * @example "A probe the size of a football drifts with the flow, listens, and reports every leak to within a metre."
   */
  description: string;

  /**
   * The field it belongs to.
   * @example "environment"
   */
  category: Category | null;

  /**
   * The technology it rests on.
   * @example "robotics"
   */
  technologyType: TechnologyType | null;

  /**
   * Technology readiness, 1 (basic research) to 9 (deployment ready).
   * @example 7
   */
  @ApiProperty({ minimum: 1, maximum: 9 })
  readinessLevel: number;

  /**
   * How far it has come; a `draft` is seen by its organization only.
   * @example "published"
   */
  status: SolutionStatus;

  /**
   * Words to find it by.
   * @example ["water", "robotics"]
   */
  tags: string[];

  /** When it was submitted. */
  createdAt: string;

  /** The organization that submitted it. */
  submittedBy: SubmitterDto;

  /**
   * Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one.
   * @example ["leaks", "main"]
   */
  hits?: string[];
}

/** How many solutions there are with each value, as far as the other filters leave them. */
export class SolutionFacetsDto {
  /** By field. */
  category: FacetCountDto[];

  /** By the technology that they rest on. */
  technology: FacetCountDto[];

  /** By technology readiness, 1 to 9. */
  readiness: FacetCountDto[];

  /** By how far they have come. */
  status: FacetCountDto[];

  /** By the country of the organization that submitted them. */
  region: FacetCountDto[];

  /** By what the organization that submitted them is. */
  submitterType: FacetCountDto[];

  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];

  /** Those that the viewer watches, as `true`; absent where it is counted what matches something. */
  watched?: FacetCountDto[];

  /**
   * Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
   * one: the numbers are then those without its words. And where many are counted for the first time, which takes a moment: what is
   * not counted yet is left out.
   * @example true
   */
  isExact: boolean;
}

export class SolutionDetailDto extends SolutionDto {
  /** When it changed last. */
  updatedAt: string;

  /** The projects that came of it, newest first, 20 at most. */
  projects: ProjectLinkDto[];

  /**
   * Whether the viewer may publish it: it is a draft of an organization for which they may write.
   * @example false
   */
  canPublish: boolean;

  /**
   * Counted up with each edit: `editSolution` says which one it was made on.
   * @example 3
   */
  revision: number;

  /**
   * Whether the viewer may edit it.
   * @example false
   */
  canEdit: boolean;

  /**
   * Whether the viewer may take it back, so that it is a draft again.
   * @example false
   */
  canWithdraw: boolean;
}

export class SolutionSummaryDto {
  /**
   * All that the viewer may see.
   * @example 40
   */
  total: number;

  /**
   * With status `published`.
   * @example 24
   */
  published: number;

  /**
   * With readiness level 7 or more.
   * @example 11
   */
  marketReady: number;

  /**
   * With status `testing`.
   * @example 9
   */
  inTesting: number;
}

export interface SolutionRow {
  id: string;
  organizationId: string;
  title: string;
  description: string;
  category: Category | null;
  technologyType: TechnologyType | null;
  readinessLevel: number;
  status: SolutionStatus;
  tags: string[];
  createdAt: string;
}

export const toSolution = (row: SolutionRow, labels: ReadonlyMap<string, OrganizationLabel>): SolutionDto => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  technologyType: row.technologyType,
  readinessLevel: row.readinessLevel,
  status: row.status,
  tags: row.tags,
  createdAt: row.createdAt,
  submittedBy: labels.get(row.organizationId) as SubmitterDto,
});
