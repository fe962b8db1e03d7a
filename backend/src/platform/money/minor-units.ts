import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

/** An amount in minor units (cents, kobo), as digits: no float touches it. */
export const MinorUnits = (message = '$property must be a whole number of minor units') =>
  applyDecorators(Matches(/^\d{1,15}$/, { message }), ApiProperty({ pattern: '^\\d{1,15}$' }));
