const { statSync } = require('node:fs');
const Module = require('node:module');
const { join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const isAlone = require('./is-alone.cjs');

/** Loaded by Jest's own loader, for each file anew. */
const ofJest = /^(@jest\/|jest-|expect$)/;
const isPackage = (name) => !/^[./]|^node:/.test(name) && !ofJest.test(name);

const sources = join(__dirname, '..', '..', 'src') + sep;
/** What the product runs: no spec, and nothing that specs alone use. */
const isProduct = (file) =>
  file.startsWith(sources) && file.endsWith('.ts') && !/spec\.ts$/.test(file) && !file.includes('/testing/');

/** What this process has compiled: path → as of when, where its source map is, and the function that runs it. */
const compiled = new Map();
/** Which file a name means, by who asks. */
const resolved = new Map();
/** Of the file that runs. */
let current;

/** Sources that the product loads by itself are loaded by Node, as packages are. */
Module._extensions['.ts'] = (module, filename) => {
  const { mtimeMs } = statSync(filename);
  const code = current.transformCache.transform(filename, undefined);
  compiled.set(filename, { mtimeMs, code, map: current.transformCache.getSourceMaps().get(filename) });
  module._compile(code, filename);
};

const loaded = () => Object.keys(require.cache).filter(isProduct);

/** Sources of which one has changed are loaded anew. */
function forgetChanged() {
  const files = loaded();
  if (files.every((file) => compiled.get(file)?.mtimeMs === statSync(file, { throwIfNoEntry: false })?.mtimeMs)) return;
  for (const file of files) delete require.cache[file];
  resolved.clear();
}

/**
 * Loads packages, and what the product consists of, as Node does, once for all files of a process: that takes longer than most
 * files run. What specs share with each other is loaded for each anew. So the product may keep no state in its modules; what it
 * declares there is the same for all. A spec that needs the product for itself says `@fresh-sources`, and why. Needs
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
        compiled.set(filename, { mtimeMs, code, map: transformCache.getSourceMaps().get(filename) });
      } else if (known.map) transformCache.getSourceMaps().set(filename, known.map);
      return compiled.get(filename).code;
    };
    executor.compile = (code, filename) => {
      const known = compiled.get(filename);
      if (known?.code !== code) return compileFunction(code, executor.injectedModuleParameters, { filename });
      known.run ??= compileFunction(code, executor.injectedModuleParameters, { filename });
      return known.run;
    };
    current = this;
    this.isAlone = isAlone(this._testPath);
    if (this.isAlone) return;
    forgetChanged();
    for (const file of loaded()) transformCache.transform(file, undefined);
  }

  requireModuleOrMock(from, name) {
    if (from.includes('/node_modules/')) return super.requireModuleOrMock(from, name);
    if (isPackage(name)) return Module.createRequire(from)(name);
    const file = !this.isAlone && /^[./]/.test(name) && resolve(from, name);
    return file && isProduct(file) ? require(file) : super.requireModuleOrMock(from, name);
  }
};

function resolve(from, name) {
  const key = `${from}\0${name}`;
  if (!resolved.has(key)) resolved.set(key, Module.createRequire(from).resolve(name));
  return resolved.get(key);
}
