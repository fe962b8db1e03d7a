import { ApiProperty } from '@nestjs/swagger';
import { AttachedFileDto } from '../files/files.dto';
import { ProjectStanding, ValueKind, ValueState } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';
import { SuccessMetricDto } from './metrics.dto';

export class ProjectNameDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Reefer watch"
   */
  name: string;
}

/** What values come to that stand so. */
export class ValueTotalDto {
  /** How they stand. */
  @ApiProperty({ enum: ValueState, enumName: 'ValueState' })
  state: ValueState;

  /**
   * Their sum in US dollars, each at the rate of the day on which it was entered.
   * @example "850000000.00"
   */
  amountUsd: string;

  /**
   * How many they are.
   * @example 12
   */
  entries: number;
}

export class QuarterTotalDto extends ValueTotalDto {
  /**
   * Which quarter.
   * @example "2026-Q3"
   */
  quarter: string;
}

/** What all projects together have brought, as far as it is confirmed. */
export class ConfirmedValueDto {
  /** All of it. */
  total: ValueTotalDto;

  /** The quarters in which some of it came, the newest first. */
  quarters: QuarterTotalDto[];
}

/** What the viewer may do with a value. */
export class ValueRightsDto {
  /**
   * Say that it has come.
   * @example false
   */
  claim: boolean;

  /**
   * Confirm it.
   * @example true
   */
  confirm: boolean;

  /**
   * Dispute it.
   * @example true
   */
  dispute: boolean;

  /**
   * Say something in its thread.
   * @example false
   */
  discuss: boolean;

  /**
   * Replace it, or take it back.
   * @example false
   */
  correct: boolean;

  /**
   * Attach a file.
   * @example false
   */
  attach: boolean;
}

export class ValueEntryDto {
  /** Its identifier. */
  id: string;

  /** What it comes from. */
  project: ProjectNameDto;

  /** The organization that has entered it. */
  enteredBy: SubmitterDto;

  /** What it is. */
  @ApiProperty({ enum: ValueKind, enumName: 'ValueKind' })
  kind: ValueKind;

  /**
   * How much, in its currency; 0 where an entry was taken back.
   * @example "1200000.00"
   */
  amount: string;

  /**
   * Which currency.
   * @example "EUR"
   */
  currency: string;

  /**
   * The same in US dollars, at the rate of the day on which it was entered.
   * @example "1381680.00"
   */
  amountUsd: string;

  /**
   * The day on which it came, or is expected.
   * @example "2026-09-30"
   */
  happenedOn: string;

  /**
   * The quarter of that day.
   * @example "2026-Q3"
   */
  quarter: string;

  /** How it stands. */
  @ApiProperty({ enum: ValueState, enumName: 'ValueState' })
  state: ValueState;

  /**
   * What it was, in the words of who has entered it.
   * @example "Cargo claims that were not made this quarter."
   */
  note: string;

  /** The organization that has confirmed or disputed it; `null` before. */
  decidedBy: SubmitterDto | null;

  /** When; `null` before. */
  decidedAt: string | null;

  /** The entry that this one replaces. */
  correctsId: string | null;

  /** The entry that replaces this one, which counts no longer. */
  correctedById: string | null;

  /** When it was entered. */
  createdAt: string;
}

/** A step of a value, a message about it, or both at once. */
export class ValueRemarkDto {
  /** Its identifier. */
  id: string;

  /** On whose behalf; `null` is the alliance. */
  by: SubmitterDto | null;

  /** Where the value has stood since; `null` of a message. */
  @ApiProperty({ enum: ValueState, enumName: 'ValueState', nullable: true })
  state: ValueState | null;

  /**
   * What was said, as Markdown.
   * @example "Two of the six ships were not equipped yet."
   */
  text: string | null;

  /** When. */
  createdAt: string;
}

export class ValueEntryDetailDto extends ValueEntryDto {
  /** Whose dispute stands, of it or of what it corrects: they alone decide on it, also once they have left the project. */
  disputedBy: SubmitterDto | null;

  /**
   * Where it can be looked up; `null` where none is named, and for who is no partner.
   * @example "Claims register 2026, sheet 4"
   */
  source: string | null;

  /** Its evidence, for partners. */
  files: AttachedFileDto[];

  /** What has happened to it and what was said, oldest first, for partners. */
  remarks: ValueRemarkDto[];

  /** What the viewer may do with it. */
  can: ValueRightsDto;
}

export class ProjectOutcomesDto {
  /** How the viewer stands to the project. */
  @ApiProperty({ enum: ProjectStanding, enumName: 'ProjectStanding' })
  standing: ProjectStanding;

  /** For which organizations of the project the viewer may enter something. */
  entersFor: SubmitterDto[];

  /** What its values come to, of each state: for partners all four, for others the confirmed ones. */
  totals: ValueTotalDto[];

  /** The same by quarter, the newest first. */
  quarters: QuarterTotalDto[];

  /** By what it is to succeed, oldest first. */
  metrics: SuccessMetricDto[];

  /**
   * Whether its story names an organization of the viewer and has asked it: who has left the project may take its consent back.
   * @example false
   */
  storyNamesYou: boolean;
}
