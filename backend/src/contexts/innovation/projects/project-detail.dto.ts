import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { Text } from '../../../platform/http/text';
import { ProjectPhase, ProjectStanding, ProjectStatus } from '../innovation.enums';
import { projectTexts } from '../innovation.limits';
import { ProjectDto } from './projects.dto';

export class ProjectOriginDto {
  /** Its identifier. */
  id: string;

  /**
   * Its title.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;
}

export class ProjectDetailDto extends ProjectDto {
  /** The problem that it solves; `null` also where the viewer may not see it. */
  problem: ProjectOriginDto | null;

  /** The solution that it brings to the market; `null` also where the viewer may not see it. */
  solution: ProjectOriginDto | null;

  /**
   * What was spent of the budget, in units of `budgetCurrency`; `null` where no organization of the viewer works on it.
   * @example "1210000.00"
   */
  spent: string | null;

  /** When it was changed last. */
  updatedAt: string;

  /**
   * How the viewer stands to it.
   * @example "partner"
   */
  standing: ProjectStanding;

  /** Whether the viewer may write for the organization that leads it. */
  canLead: boolean;

  /** Whether the viewer may write for any organization of it. */
  canWork: boolean;

  /**
   * Where the viewer may take it; a gate may still ask for something.
   * @example ["scaling", "sandbox"]
   */
  nextPhases: ProjectPhase[];

  /**
   * How the viewer may say that it goes.
   * @example ["testing", "on-hold"]
   */
  nextStatuses: ProjectStatus[];

  /** Whether an organization of the viewer can ask to join it. */
  canJoin: boolean;

  /**
   * How many requests to join it wait for the viewer’s answer.
   * @example 1
   */
  waitingRequests: number;
}

export class EditProjectDto {
  /**
   * What the project is called, on one line.
   * @example "Quiet mains: leak location for two districts"
   */
  @Text({ max: 200, required: 'Enter a name' })
  name: string;

  /**
   * What it is about, as plain text.
   * @example "Drifting probes find leaks in 640 km of mains."
   */
  @IsOptional()
  @Text({ max: projectTexts.description, lines: true })
  description?: string;

  /**
   * How far it has come, in percent.
   * @example 55
   */
  @IsOptional()
  @IsInt({ message: 'progress must be a whole number' })
  @Min(0)
  @Max(100)
  progress?: number;

  /**
   * What there is to spend, as people write it.
   * @example "KES 420m"
   */
  @IsOptional()
  @Text({ max: projectTexts.budget })
  budget?: string;

  /**
   * The day on which it begins, or began.
   * @example "2026-02-02"
   */
  @IsOptional()
  @Day()
  startDate?: string;

  /**
   * The day by which it is to be completed.
   * @example "2026-12-24"
   */
  @IsOptional()
  @Day()
  estimatedCompletion?: string;

  /**
   * Which version of the project was read.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;
}
