const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch: the tests get Node's own web platform.
const nodeGlobals = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'performance',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
    const element = this.global.HTMLElement.prototype;
    element.hasPointerCapture ??= () => false;
    element.scrollIntoView ??= () => undefined;
  }
};
