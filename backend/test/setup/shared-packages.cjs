const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Loaded by Jest's own loader, for each file anew. */
const ofJest = /^(@jest\/|jest-|expect$)/;
const isPackage = (name) => !/^[./]|^node:/.test(name) && !ofJest.test(name);

/**
 * Loads packages as Node does, once for all files of a process; loading them takes longer than most files run. Our own
 * sources are loaded for each file anew, so that files share no state of ours. Needs `process-environment.cjs`.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    return isPackage(name) && !from.includes('/node_modules/')
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }
};
