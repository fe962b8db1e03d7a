import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { document } from './contract';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const compiled = new WeakMap<object, ValidateFunction>();
const named = new Set<string>();

/** What is wrong with a value by a schema of the contract, one line each. */
export function faultsOf(schema: object, value: unknown): string[] {
  const holds = compiled.get(schema) ?? ajv.compile(referring(schema));
  compiled.set(schema, holds);
  if (holds(value)) return [];
  return (holds.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}

/** It by the names of what it refers to. Only that is read: to read the whole contract takes longer than most files run. */
function referring(schema: object): object {
  const source = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract:');
  for (const [, name] of source.matchAll(/"\$ref":"contract:(\w+)"/g)) {
    if (!name || named.has(name)) continue;
    named.add(name);
    ajv.addSchema(referring(document.components.schemas[name]), `contract:${name}`);
  }
  return JSON.parse(source);
}
