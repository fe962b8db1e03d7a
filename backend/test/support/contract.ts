import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  access: string;
  /** Whom of those it is for, in words. */
  rule?: string;
  /** The caller must have proved who they are a moment ago. */
  isFresh: boolean;
  parameters: Parameter[];
  body?: Record<string, Schema>;
  /** The fields of its body that must be given. */
  needed: string[];
  tags: string[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  summary?: string;
  description?: string;
}

export const document = JSON.parse(
  readFileSync(join(__dirname, '..', '..', '..', 'libs', 'contracts', 'openapi.json'), 'utf8'),
);

export const resolve = (schema: Schema): Schema => {
  const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return target ? document.components.schemas[target.split('/').at(-1) as string] : schema;
};

/** Of a body that has fields; a file has none. */
const bodyOf = (media: { schema: Schema } | undefined): Schema => (media ? resolve(media.schema) : {});

/** Every operation of the published contract. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  // biome-ignore lint/suspicious/noExplicitAny: the document is read as it is
  Object.entries(item as Record<string, any>).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'],
    rule: operation['x-access-rule'],
    isFresh: operation['x-fresh'] === true,
    parameters: operation.parameters ?? [],
    body: bodyOf(operation.requestBody?.content['application/json']).properties,
    needed: bodyOf(operation.requestBody?.content['application/json']).required ?? [],
    tags: operation.tags ?? [],
    responses: operation.responses,
    summary: operation.summary,
    description: operation.description,
  })),
);

const nobody = '00000000-0000-4000-8000-ffffffffffff';

/** An address of the operation whose path names nothing that exists. */
export const addressOf = ({ path }: Operation): string => path.replace(/\{\w+\}/g, nobody);
