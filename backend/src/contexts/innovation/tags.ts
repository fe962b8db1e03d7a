import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { Text } from '../../platform/http/text';

/** Trims each, and drops the empty ones and those that are there already. */
const tidy = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((tag) => (typeof tag === 'string' ? tag.trim() : tag)))].filter((tag) => tag !== '')
    : value;

/** Up to 20 tags of at most 50 characters. */
export const Tags = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }) => tidy(value)),
    IsArray({ message: 'tags must be a list' }),
    ArrayMaxSize(20, { message: 'There can be at most 20 tags' }),
    Text({ max: 50, each: true }),
  );
