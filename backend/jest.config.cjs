// Jest cannot require() ES modules on Node 20, so ESM-only packages are compiled to CommonJS like our own sources.
const esmPackages = [
  '@borewit',
  '@fastify/cookie',
  '@nestjs',
  '@standard-schema',
  '@tokenizer',
  '@zxcvbn-ts',
  'content-disposition',
  'cookie',
  'file-type',
  'jose',
  'nodemailer',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'strtok3',
  'temporal-polyfill',
  'temporal-utils',
  'token-types',
  'uint8array-extras',
];
const swc = (parser, options) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2023', parser, keepClassNames: true, ...options },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
const transform = { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false };
const shared = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/setup/process-environment.cjs',
  runtime: '<rootDir>/test/setup/shared-packages.cjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup/second-try.cjs'],
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }, { transform }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
const onPostgres = {
  globalSetup: '<rootDir>/test/setup/start-postgres.ts',
  globalTeardown: '<rootDir>/test/setup/stop-postgres.ts',
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    { ...shared, displayName: 'unit', testRegex: '\\.spec\\.ts$' },
    { ...shared, ...onPostgres, displayName: 'integration', testRegex: '\\.int-spec\\.ts$' },
    { ...shared, ...onPostgres, displayName: 'journeys', testRegex: '\\.e2e-spec\\.ts$' },
  ],
};
