import { ApiProperty } from '@nestjs/swagger';
import { AnswerRecordDto } from '../answers/answers.dto';
import { ProblemStatus, ProjectPhase, SolutionStatus } from '../innovation.enums';

class WorkEntryDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Predict leaks before pipes burst"
   */
  title: string;
}

export class WorkProblemDto extends WorkEntryDto {
  /**
   * How far it has come.
   * @example "open"
   */
  status: ProblemStatus;
}

export class WorkSolutionDto extends WorkEntryDto {
  /**
   * How far it has come.
   * @example "published"
   */
  status: SolutionStatus;
}

export class WorkProjectDto extends WorkEntryDto {
  /**
   * Where it stands in the lifecycle.
   * @example "pilot"
   */
  phase: ProjectPhase;
}

export class WorkStoryDto {
  /**
   * What its address ends with.
   * @example "six-ports-keep-one-promise"
   */
  slug: string;

  /**
   * What it is called.
   * @example "Six ports keep one promise"
   */
  title: string;
}

/** How many of each there are; 1,000 for as many or more. */
export class WorkCountsDto {
  /**
   * Problems that all members see.
   * @example 12
   */
  @ApiProperty({ maximum: 1000 })
  problems: number;

  /**
   * Solutions that all members see.
   * @example 3
   */
  @ApiProperty({ maximum: 1000 })
  solutions: number;

  /**
   * Projects that it leads or works on.
   * @example 4
   */
  @ApiProperty({ maximum: 1000 })
  projects: number;
}

/** What an organization does in the alliance, as far as it lets the viewer see. */
export class OrganizationWorkDto {
  /** Whether the viewer sees what it does; where not, there is nothing in the lists. */
  isShown: boolean;

  /** How many there are. */
  counts: WorkCountsDto;

  /** Its newest problems, at most five. */
  problems: WorkProblemDto[];

  /** Its newest solutions, at most five. */
  solutions: WorkSolutionDto[];

  /** The newest projects that it leads or works on, at most five. */
  projects: WorkProjectDto[];

  /** The newest published stories that name it, at most five. */
  stories: WorkStoryDto[];

  /** How it has answered proposals; `null` while fewer than five were decided or are overdue, and where the viewer does not see it. */
  record: AnswerRecordDto | null;
}
