import { DomainError, invalidField } from './domain-error';

const forbiddenKeys = new Set(['__proto__', 'constructor']);

/** A JSON body. Names that would reach an object's prototype are refused, by name. */
export function parseJson(body: string | Buffer): unknown {
  if (body.length === 0) throw invalid('The body is empty.');
  const text = body.toString();
  try {
    return JSON.parse(text, (key, value) => {
      if (forbiddenKeys.has(key)) throw invalidField(key, `“${key}” cannot be the name of a field.`);
      return value;
    });
  } catch (error) {
    throw error instanceof DomainError ? error : invalid('The body is not valid JSON.');
  }
}

const invalid = (message: string) => new DomainError('invalid_request', 'invalid', message);

/** Bodies are read as UTF-8, so one that says that it is something else would be misread. */
export function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
