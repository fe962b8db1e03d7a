import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Extract<Schemas[string], { type?: unknown }>;

const largest = 2 ** 31 - 1;

/** Says in the contract what TypeScript's types and the names of fields leave open. */
export function settleSchemas({ components, paths }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  for (const schema of Object.values(schemas)) {
    nameFormats(schema);
    for (const property of fieldsOf(schema)) writeNullableOut(property, schemas);
  }
  const operations = Object.values(paths).flatMap((item) => [item.get, item.post, item.put, item.patch, item.delete]);
  for (const schema of [...Object.values(schemas).flatMap(fieldsOf), ...operations.flatMap(outsideBodies)])
    countInWholes(schema);
  removeUnnamed(schemas, paths);
}

/** Values that are written out wherever they may be null need no schema of their own. */
function removeUnnamed(schemas: Record<string, Schema>, paths: OpenAPIObject['paths']): void {
  const said = JSON.stringify([schemas, paths]);
  for (const [name, schema] of Object.entries(schemas))
    if (schema.enum && !said.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
}

const fieldsOf = ({ properties = {} }: Schema) =>
  Object.values(properties as Record<string, Schema>).flatMap((field) => [
    field,
    ...(field.items ? [field.items as Schema] : []),
  ]);

/** The schemas of parameters and of answers' headers. */
function outsideBodies(operation: OpenAPIObject['paths'][string]['get']): Schema[] {
  const headers = Object.values(operation?.responses ?? {}).flatMap((response) =>
    response && 'headers' in response ? Object.values(response.headers ?? {}) : [],
  );
  return [...(operation?.parameters ?? []), ...headers].flatMap((part) =>
    'schema' in part && part.schema ? [part.schema as Schema] : [],
  );
}

/** Identifiers and times are recognized by their names, unless the DTO shows that they are something else. */
function nameFormats({ properties = {} }: Schema): void {
  for (const [name, property] of Object.entries(properties) as [string, Schema][]) {
    if (property.type !== 'string' || property.example !== undefined) continue;
    if (/^(id|\w+Id)$/.test(name))
      Object.assign(property, { format: 'uuid', example: 'b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8' });
    if (/^(at|\w+At)$/.test(name))
      Object.assign(property, { format: 'date-time', example: '2026-01-15T09:30:00.000Z' });
  }
}

/** Numbers count something, from 0 up; one with a fraction says so by its own format (`double`). */
function countInWholes(schema: Schema): void {
  if (!/^(number|integer)$/.test(String(schema.type)) || schema.format) return;
  Object.assign(schema, { type: 'integer', format: 'int32' });
  schema.minimum ??= 0;
  schema.maximum ??= largest;
}

/**
 * OpenAPI 3.0 takes null for a value only where its type, and all its values if they are listed, stand beside it. An object
 * of another schema, which takes none, is one of two.
 */
function writeNullableOut(property: Schema, schemas: Record<string, Schema>): void {
  const [only] = property.allOf ?? [];
  if (!property.nullable || !only || !('$ref' in only)) return;
  const { type, enum: values } = schemas[only.$ref.split('/').at(-1) as string] ?? {};
  if (type === 'object') {
    property.oneOf = [only, { type, nullable: true, enum: [null] }];
    delete property.allOf;
    delete property.nullable;
    delete property.type;
    return;
  }
  property.type = type;
  if (!values) return;
  property.enum = [...values, null];
  delete property.allOf;
}
