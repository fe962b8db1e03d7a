const contexts = require('../contracts/openapi.json').tags.map(({ name }) => name);

/** An operation belongs to the context that its tags name. */
const inContext =
  (context) =>
  (_name, { operation }) =>
    (operation.tags ?? []).some((tag) => tag.toLowerCase().split(/\W+/)[0] === context);

/** What is asked with more than an address can hold. */
const readsByPost = { pattern: /^findSimilar/, type: 'query' };

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../contracts/openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  outputFiles: Object.fromEntries(
    contexts.map((context) => [
      `./src/generated/${context}.gen.ts`,
      { filterEndpoints: inContext(context), exportName: `${context}Api`, endpointOverrides: [readsByPost] },
    ]),
  ),
};
