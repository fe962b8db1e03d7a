// Holds libs/contracts/openapi.json against the rules that Spectral and Redocly recommend. Prints what breaks one.
import { readFileSync } from 'node:fs';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { inRepository } from './lib/repository.mjs';

const name = 'libs/contracts/openapi.json';
/** The address of an export is the specification's. Redocly reads no patterns: a member ID is never `export`. */
const unambiguous = '`/api/registrations/export/{format}` and `/api/registrations/{memberId}/';
const text = readFileSync(inRepository(name), 'utf8');

async function spectral() {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({
    extends: [[spectralRulesets.oas, 'recommended']],
    // `contract-quality.spec.ts` holds every example and default to its schema, and compiles each schema once for that.
    rules: { 'oas3-valid-media-example': 'off', 'oas3-valid-schema-example': 'off' },
  });
  const faults = await linter.run(JSON.parse(text));
  return faults.map(({ code, message, path }) => `Spectral ${code}: ${message} (#/${path.join('/')})`);
}

async function redocly() {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Two operations answer with a redirect and nothing else, by specification. Spectral's operation-success-response
      // asks the same of all operations and takes a redirect for a success.
      'operation-2xx-response': 'off',
    },
  });
  const document = makeDocumentFromString(text, name);
  const faults = await lintDocument({ document, config, externalRefResolver: new BaseResolver(config.resolve) });
  return faults
    .filter(({ ruleId, message }) => !(ruleId === 'no-ambiguous-paths' && message.includes(unambiguous)))
    .map(({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} (${location[0]?.pointer})`);
}

const faults = [...(await spectral()), ...(await redocly())];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
