const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Loaded by Jest's own loader, for each file anew. */
const ofJest = /^(@jest\/|jest-|expect$)/;
const isPackage = (name) => !/^[./]|^node:/.test(name) && !ofJest.test(name);
/** One for all files: Node would look for each package anew from each folder. */
const requirePackage = createRequire(join(__dirname, '..', '..', 'package.json'));

/** What this process has compiled: path → as of when, where its source map is, and the function that runs it. */
const compiled = new Map();

/**
 * Loads packages as Node does, once for all files of a process; loading them takes longer than most files run. Our own
 * sources are compiled once for all files and run for each anew, so that files share no state of ours. Needs
 * `process-environment.cjs`.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule) return transform(filename, options);
      const { mtimeMs } = statSync(filename);
      const known = compiled.get(filename);
      if (known?.mtimeMs !== mtimeMs) {
        const code = transform(filename, options);
        const run = compileFunction(code, executor.injectedModuleParameters, { filename });
        compiled.set(filename, { mtimeMs, code, run, map: transformCache.getSourceMaps().get(filename) });
      } else if (known.map) transformCache.getSourceMaps().set(filename, known.map);
      return compiled.get(filename).code;
    };
    executor.compile = (code, filename) => {
      const known = compiled.get(filename);
      return known?.code === code ? known.run : compileFunction(code, executor.injectedModuleParameters, { filename });
    };
  }

  requireModuleOrMock(from, name) {
    return isPackage(name) && !from.includes('/node_modules/')
      ? requirePackage(name)
      : super.requireModuleOrMock(from, name);
  }
};
