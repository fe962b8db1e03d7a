import { DomainError, invalidField } from './domain-error';
import { invalidRequest as invalid } from './problems';

const forbiddenKeys = new Set(['__proto__', 'constructor']);

/** More than any form of ours needs; what validation costs grows with each. */
const deepest = 16;
const mostValues = 2000;
const mostFields = 300;

/** A JSON body. Names that would reach an object's prototype are refused, by name. */
export function parseJson(body: string | Buffer): unknown {
  if (body.length === 0) throw invalid('The body is empty.');
  const text = body.toString();
  refuseSprawl(text);
  try {
    return JSON.parse(text, (key, value) => {
      if (forbiddenKeys.has(key)) throw invalidField(key, `“${key}” cannot be the name of a field.`);
      return value;
    });
  } catch (error) {
    throw error instanceof DomainError ? error : invalid('The body is not valid JSON.');
  }
}

/** Refuses a body of many values, fields or levels before anything is made of it: one look at each character. */
function refuseSprawl(text: string): void {
  let depth = 0;
  let values = 1;
  let fields = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') values += 1;
    else if (character === ':') fields += 1;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
    } else if (character === '}' || character === ']') depth -= 1;
    if (depth > deepest) throw invalid(`The body is nested more than ${deepest} levels deep.`);
    if (values > mostValues) throw invalid(`The body holds more than ${mostValues} values.`);
    if (fields > mostFields) throw invalid(`The body holds more than ${mostFields} fields.`);
  }
}
