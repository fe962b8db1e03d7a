import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { Text } from '../../../platform/http/text';

const most = 5;

/** Trims each, and drops the empty ones and those that are there already. */
const tidy = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((line) => (typeof line === 'string' ? line.trim() : line)))].filter((line) => line !== '')
    : value;

/** One to five lines of feedback, of at most 500 characters each. */
export function Points(noun: string) {
  const required = `Name at least one ${noun}`;
  return applyDecorators(
    Transform(({ value }) => tidy(value)),
    IsArray({ message: required }),
    ArrayMinSize(1, { message: required }),
    ArrayMaxSize(most, { message: `Name at most ${most} ${noun}s` }),
    Text({ max: 500, required, each: true }),
    ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: most }),
  );
}
