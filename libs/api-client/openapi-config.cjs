/** A context, or a part of one that pages load by itself, such as `innovation: projects`. */
const parts = require('../contracts/openapi.json').tags.map(({ name }) => name);

const inPart =
  (part) =>
  (_name, { operation }) =>
    (operation.tags ?? []).includes(part);
/** `innovation: projects` is `projects` to the client. */
const nameOf = (part) => part.split(/\W+/).at(-1);

/** What is asked with more than an address can hold. */
const readsByPost = { pattern: /^findSimilar/, type: 'query' };

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../contracts/openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  // The files beside `generated` name the hooks that are used: of what is not named nothing is sent.
  hooks: false,
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  outputFiles: Object.fromEntries(
    parts.map((part) => [
      `./src/generated/${nameOf(part)}.gen.ts`,
      { filterEndpoints: inPart(part), exportName: `${nameOf(part)}Api`, endpointOverrides: [readsByPost] },
    ]),
  ),
};
