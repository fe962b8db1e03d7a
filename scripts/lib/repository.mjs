import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRepository = (...names) => path.join(root, ...names);

const programs = {
  biome: '@biomejs/biome/bin/biome',
  codegen: '@rtk-query/codegen-openapi/lib/bin/cli.mjs',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  nest: '@nestjs/cli/bin/nest.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-native/bin/tsc',
};

/** The command line of an installed program: no shell, so any path will do. */
export const program = (name, ...args) => [process.execPath, inRepository('node_modules', programs[name]), ...args];
