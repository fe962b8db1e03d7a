const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Puts the properties of an object back to what they were, those that were added or removed since among them. */
function restore(object, known) {
  for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(known, key)) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(known)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (now?.value !== known[key].value || now?.get !== known[key].get) Reflect.defineProperty(object, key, known[key]);
  }
}

/** Those that a file has used: Node asks each of them at every promise of the process, for as long as it is enabled. */
const storages = new Set();
for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    storages.add(this);
    return enter.apply(this, given);
  };
}

/**
 * Runs a file among the globals of the process, as the product runs, and not in a realm of its own: packages that are
 * loaded once for all files (`shared-packages.cjs`) know the same `Error` and `Date`. What a file changes of the globals,
 * of the environment variables and by mocks is put back after it.
 */
module.exports = class ProcessEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  known = [globalThis, process.env, Date].map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern?.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.exit;
    for (const [object, properties] of this.known) restore(object, properties);
    for (const storage of storages) storage.disable();
    storages.clear();
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }

  getVmContext() {
    return null;
  }
};
