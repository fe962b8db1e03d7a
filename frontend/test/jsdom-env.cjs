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

/** What decides beside its name how an element is displayed. */
const decisive = ['type', 'open', 'controls'];

/**
 * What the platform answers while the page has no style sheet: what stands at the element, what is inherited, and what
 * browsers do with its name. jsdom holds every rule of its own sheet against every element: a third of a test's time.
 */
function quickStyles(window) {
  const { getComputedStyle } = window;
  const displays = new Map();
  const displayOf = (element) => {
    if (element.hidden) return 'none';
    const attributes = decisive
      .filter((name) => element.hasAttribute(name))
      .map((name) => [name, element.getAttribute(name)]);
    const kind = [element.tagName, ...attributes].join();
    if (!displays.has(kind)) {
      const alone = window.document.createElement(element.tagName);
      for (const [name, value] of attributes) alone.setAttribute(name, value);
      window.document.body.append(alone);
      displays.set(kind, getComputedStyle.call(window, alone).display);
      alone.remove();
    }
    return displays.get(kind);
  };
  const inherited = (element, property, initial) => {
    for (let at = element; at; at = at.parentElement) if (at.style?.[property]) return at.style[property];
    return initial;
  };
  const quick = {
    display: (element) => element.style?.display || displayOf(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointerEvents', 'auto'),
  };
  quick.pointerEvents = quick['pointer-events'];
  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return getComputedStyle.call(window, element, pseudo);
    let whole;
    const all = () => (whole ??= getComputedStyle.call(window, element));
    return new Proxy(
      {},
      {
        get: (_, name) => {
          if (Object.hasOwn(quick, name)) return quick[name](element);
          if (name === 'getPropertyValue')
            return (property) =>
              Object.hasOwn(quick, property) ? quick[property](element) : all().getPropertyValue(property);
          const value = all()[name];
          return typeof value === 'function' ? value.bind(all()) : value;
        },
      },
    );
  };
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
    this.global.getComputedStyle = quickStyles(this.global);
    const element = this.global.HTMLElement.prototype;
    element.hasPointerCapture ??= () => false;
    // A promise in newer browsers: what an effect answers has to be no part of it.
    element.scrollIntoView ??= () => Promise.resolve();
  }
};
