import { ArrayMaxSize, IsArray, IsEnum, IsInt, IsOptional, Min } from 'class-validator';
import { Moment } from '../../../../platform/http/dates';
import { IsId } from '../../../../platform/http/id';
import { Reason, Text } from '../../../../platform/http/text';
import { AttachedFileDto } from '../../files/files.dto';
import { ProjectPhase, ProjectStatus } from '../../innovation.enums';
import { SubmitterDto } from '../../problems/problems.dto';

export class GateItemDto {
  /**
   * Its key, which never changes.
   * @example "pilot_site"
   */
  key: string;

  /**
   * What the gate asks for.
   * @example "Pilot site and users named"
   */
  label: string;

  /**
   * What shows that it is there.
   * @example "Where it runs, with whom, and from when."
   */
  hint: string;

  /** Whether the gate stays closed without it. */
  required: boolean;

  /** Whether the gate stays closed without a file that shows it. */
  needsFile: boolean;

  /** Whether an organization of the project says that it is there. */
  isTicked: boolean;

  /** Whether the gate stays closed for want of it, or of a file that shows it. */
  isMissing: boolean;

  /**
   * What shows it; to who works on the project, `null` to others.
   * @example "District 3 of Nakuru, 12 crews, from 1 March."
   */
  note: string | null;

  /** Files of the project that show it, to who works on the project. */
  files: AttachedFileDto[];

  /** Which organization says so. */
  tickedBy: SubmitterDto | null;

  /** Since when. */
  tickedAt: string | null;
}

export class ProjectGateDto {
  /**
   * The phase that it leads to.
   * @example "pilot"
   */
  phase: ProjectPhase;

  /** Whether the project is beyond it. */
  isPassed: boolean;

  /** Whether the project stands before it. */
  isNext: boolean;

  /** When the project came through it, the last time; `null` where nobody has noted it. */
  enteredAt: string | null;

  /** What it asks for. */
  items: GateItemDto[];
}

export class MoveProjectDto {
  /**
   * Where it goes: one phase forward, or one back.
   * @example "pilot"
   */
  @IsEnum(ProjectPhase)
  phase: ProjectPhase;

  /**
   * Which version of the project was read.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;

  /**
   * Why; asked for where it goes back.
   * @example "The probes do not pass the old bends."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  reason?: string;

  /**
   * Of one that goes back: how it goes there again, such as before it was moved on by mistake. Left out, it goes on as it does, where
   * that can be said there.
   * @example "testing"
   */
  @IsOptional()
  @IsEnum(ProjectStatus)
  status?: ProjectStatus;
}

export class ChangeProjectStatusDto {
  /**
   * How it goes from now on.
   * @example "on-hold"
   */
  @IsEnum(ProjectStatus)
  status: ProjectStatus;

  /**
   * Which version of the project was read.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;

  /**
   * Why.
   * @example "The second district waits for its permit."
   */
  @Reason(1000)
  reason: string;
}

export class ClearGateItemQuery {
  /**
   * Which version was read: its `tickedAt`; left out where it said nothing.
   * @example "2026-11-02T09:30:00.000Z"
   */
  @IsOptional()
  @Moment()
  tickedAt?: string;
}

export class TickGateItemDto extends ClearGateItemQuery {
  /**
   * What shows that it is there: what was agreed or measured, by whom, and where it can be read.
   * @example "District 3 of Nakuru, 12 crews, from 1 March."
   */
  @Text({ max: 2000, required: 'Say what shows it', lines: true })
  note: string;

  /**
   * Which files of the project show it. Left out, those that do already.
   * @example ["0199e6a2-8a35-7a5e-9a35-3f4b8c5d6e7f"]
   */
  @IsOptional()
  @IsArray({ message: 'fileIds must be a list' })
  @ArrayMaxSize(10, { message: 'Choose up to 10 files' })
  @IsId({ each: true, message: 'fileIds must name files' })
  fileIds?: string[];
}
