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

const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** What the platform answers for `labels`. jsdom walks the whole page for each label of each field: most of a test's time. */
function labelsOf(field) {
  if (field.type === 'hidden') return null;
  const labels = [...field.ownerDocument.querySelectorAll('label')];
  return labels.filter((label) => (label.htmlFor ? label.htmlFor === field.id : label.control === field));
}

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
    for (const name of labelable) {
      const { prototype } = this.global[`HTML${name}Element`];
      Object.defineProperty(prototype, 'labels', {
        configurable: true,
        get() {
          return labelsOf(this);
        },
      });
    }
    const element = this.global.HTMLElement.prototype;
    element.hasPointerCapture ??= () => false;
    element.scrollIntoView ??= () => undefined;
  }
};
