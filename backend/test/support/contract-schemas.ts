import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { document } from './contract';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...document, $id: 'contract' });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value by a schema of the contract, one line each. */
export function faultsOf(schema: object, value: unknown): string[] {
  const source = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const holds = compiled.get(source) ?? ajv.compile(JSON.parse(source));
  compiled.set(source, holds);
  if (holds(value)) return [];
  return (holds.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}
