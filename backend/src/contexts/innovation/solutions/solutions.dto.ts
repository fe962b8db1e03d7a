import { IsBoolean, IsEnum, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Text } from '../../../platform/http/text';
import type { OrganizationLabel } from '../../membership';
import { Category, SolutionStatus, TechnologyType } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';
import { Tags } from '../tags';

export class SolutionDto {
  id: string;

  /** @example "Acoustic probes that find leaks from inside the main" */
  title: string;

  description: string;

  category: Category | null;

  technologyType: TechnologyType | null;

  /** Technology readiness, 1 (basic research) to 9 (deployment ready). */
  readinessLevel: number;

  status: SolutionStatus;

  tags: string[];

  createdAt: string;

  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
}

export class SolutionDetailDto extends SolutionDto {
  updatedAt: string;

  /** Whether the viewer may publish it: it is a draft of an organization for which they may write. */
  canPublish: boolean;
}

export class SolutionSummaryDto {
  /** All that the viewer may see. */
  total: number;

  /** With status `published`. */
  published: number;

  /** With readiness level 7 or more. */
  marketReady: number;

  /** With status `testing`. */
  inTesting: number;
}

export class SubmitSolutionDto {
  /** @example "Acoustic probes that find leaks from inside the main" */
  @Text({ max: 200, required: 'Title is required' })
  title: string;

  /** @example "A probe the size of a football drifts with the flow, listens, and reports every leak to within a metre." */
  @Text({ max: 10_000, lines: true, required: 'Description is required' })
  description: string;

  @IsOptional()
  @IsEnum(Category)
  category?: Category;

  @IsOptional()
  @IsEnum(TechnologyType)
  technologyType?: TechnologyType;

  /** Technology readiness, 1 to 9. */
  @IsOptional()
  @IsInt({ message: 'readinessLevel must be a whole number' })
  @Min(1)
  @Max(9)
  readinessLevel?: number = 1;

  /**
   * Up to 20, each of at most 50 characters.
   * @example ["water", "robotics"]
   */
  @Tags()
  tags?: string[];

  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  @IsOptional()
  @IsUUID()
  organizationId?: string;

  /** Proposes the solution to this problem, which publishes it. */
  @IsOptional()
  @IsUUID()
  problemId?: string;

  /**
   * A word to the problem's owner.
   * @example "We would start with your two oldest districts."
   */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  note?: string;

  /** Whether all members may see it at once; otherwise it stays a draft of the organization. */
  @IsOptional()
  @IsBoolean()
  publish?: boolean = false;
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
  createdAt: Date;
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
  createdAt: row.createdAt.toISOString(),
  submittedBy: labels.get(row.organizationId) as SubmitterDto,
});
