const repository = `${__dirname}/..`;

/** @type {import('jest').Config} */
module.exports = {
  displayName: 'frontend',
  rootDir: __dirname,
  cacheDirectory: `${repository}/node_modules/.cache/jest`,
  testEnvironment: '<rootDir>/test/jsdom-env.cjs',
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts', `${repository}/backend/test/setup/second-try.cjs`],
  testRegex: '\\.test\\.tsx?$',
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
  moduleNameMapper: {
    '\\.(css|svg|png|webp|woff2)$': '<rootDir>/test/asset-stub.cjs',
    '^@alliance/api-client/(.*)$': `${repository}/libs/api-client/src/$1`,
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            optimizer: { globals: { vars: { 'import.meta.env': 'process.env' } } },
          },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};
