import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { AlertFrequency } from '../innovation.enums';

const frequency = { enum: AlertFrequency, enumName: 'AlertFrequency', example: AlertFrequency.Weekly };

export class MatchAlertsDto {
  /** How often a mail says what was found: each day, each Monday, or not at all. `weekly` for who has not chosen. */
  @ApiProperty(frequency)
  frequency: AlertFrequency;
}

export class SetMatchAlertsDto {
  /** How often a mail shall say what was found. */
  @ApiProperty(frequency)
  @IsEnum(AlertFrequency)
  frequency: AlertFrequency;
}

export class StopMailsQuery {
  /** From the link in a mail. */
  @Text({ max: 200, required: 'token must come from the link in a mail' })
  token: string;
}
