import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { WatchedNoun } from '../innovation.enums';
import { SubmitterDto } from '../problems/problems.dto';

export class WatchDto {
  /**
   * Whether the viewer watches it.
   * @example true
   */
  isWatched: boolean;
}

export class WatchedDto {
  /** Of the watch. */
  id: string;

  /** What is watched. */
  @ApiProperty({ enum: WatchedNoun, enumName: 'WatchedNoun', example: WatchedNoun.Problem })
  noun: WatchedNoun;

  /** The problem’s or the solution’s identifier. */
  subjectId: string;

  /**
   * Its title.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;

  /**
   * How far it has come: a status of a problem, or of a solution.
   * @example "in_progress"
   */
  status: string;

  /** The organization that submitted it. */
  submittedBy: SubmitterDto;

  /** Since when the viewer watches it. */
  createdAt: string;
}

export class WatchMailsDto {
  /**
   * Whether a mail says when the status of something watched has changed, at most one a day.
   * @example true
   */
  isMailed: boolean;
}

export class SetWatchMailsDto {
  /**
   * Whether a mail shall say when the status of something watched has changed.
   * @example false
   */
  @IsBoolean()
  isMailed: boolean;
}
