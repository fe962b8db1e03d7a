import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { notFound } from './domain-error';

const idPipe: PipeTransform<string, string> = {
  transform(value) {
    if (!isUUID(value)) throw notFound('thing');
    return value;
  },
};

/** An identifier in the path; one that cannot exist answers 404 like one that does not. */
export const Id = (name = 'id') => Param(name, idPipe);
