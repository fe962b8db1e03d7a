const layers = require('./scripts/lib/contexts.cjs');

const contexts = '^backend/src/contexts/';
const oneContext = `${contexts}([^/]+)/`;
const faces = `${contexts}[^/]+/index\\.ts$`;
const providers = '^backend/src/contexts/billing/providers/';
const features = '^frontend/src/features/';
const sharedFeature = `${features}shared/`;
const tests =
  '(\\.(int-|e2e-)?spec\\.ts$|\\.test\\.tsx?$|^backend/test/|^backend/src/platform/testing/|^frontend/(test|e2e|src/testing)/)';

const anyOf = (names) => `${contexts}(${names.join('|')})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layering = layers.map((layer, index) =>
  forbid(
    'context-below-context',
    `${layers.map((names) => names.join(', ')).join(' ← ')}.`,
    { path: `${contexts}(${layer.join('|')})/` },
    { path: contexts, pathNot: [`${contexts}$1/`, ...(index > 0 ? [anyOf(layers.slice(0, index).flat())] : [])] },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('resolves', 'An import that leads nowhere hides from every other rule.', {}, { couldNotResolve: true }),
    forbid('no-cycle', 'What uses each other in a circle is one knot.', {}, { circular: true }),

    forbid(
      'context-through-its-face',
      'Of another context only index.ts may be imported.',
      { path: oneContext },
      { path: contexts, pathNot: [`${contexts}$1/`, faces] },
    ),
    ...layering,
    forbid(
      'context-has-a-place',
      'A new context needs its place in scripts/lib/contexts.cjs.',
      { path: contexts, pathNot: anyOf(layers.flat()) },
      {},
    ),
    forbid(
      'provider-behind-its-port',
      'Only the place that chooses a payment provider knows which there are.',
      { path: '^backend/src/', pathNot: [`${providers}([^/]+)/`, `${providers}chosen-provider\\.ts$`, tests] },
      { path: `${providers}[^/]+/` },
    ),
    forbid(
      'provider-apart-from-provider',
      'A payment provider knows the port, and no other one.',
      { path: `${providers}([^/]+)/` },
      { path: `${providers}[^/]+/`, pathNot: `${providers}$1/` },
    ),
    forbid('face-shows-no-entity', 'Entities stay inside their context.', { path: faces }, { path: '\\.entity\\.ts$' }),
    forbid(
      'platform-knows-no-context',
      'The platform declares an abstract class, and the context provides it.',
      { path: '^backend/src/platform/' },
      { path: '^backend/src/', pathNot: '^backend/src/platform/' },
    ),
    forbid(
      'contexts-use-platform-and-contexts',
      'Nothing in a context reaches for the program around it.',
      { path: contexts },
      { path: '^backend/src/', pathNot: [contexts, '^backend/src/platform/'] },
    ),
    forbid(
      'app-module-lists-contexts',
      'app.module.ts is the only list of contexts.',
      { path: '^backend/src/', pathNot: [contexts, '^backend/src/app\\.module\\.ts$'] },
      { path: contexts },
    ),

    forbid(
      'server-apart-from-client',
      'They share the contract, not code.',
      { path: '^backend/' },
      { path: '^(frontend|libs)/' },
    ),
    forbid(
      'client-apart-from-server',
      'They share the contract, not code.',
      { path: '^(frontend|libs)/' },
      { path: '^backend/' },
    ),
    forbid(
      'feature-apart-from-feature',
      'What two features need belongs in features/shared when it knows the domain, else in ui.',
      { path: `${features}([^/]+)/` },
      { path: features, pathNot: [`${features}$1/`, sharedFeature] },
    ),
    forbid(
      'feature-knows-no-app',
      'The application mounts features, not the other way round.',
      { path: features },
      { path: '^frontend/src/app/' },
    ),
    forbid(
      'app-mounts-routes-and-pages',
      'What is inside a feature stays there, but its pages, what opens over all of them, and what is read before any script.',
      { path: '^frontend/src/app/' },
      { path: features, pathNot: '(/routes|Page|/render-\\w+)\\.tsx$|/palette/Palette\\.tsx$|/landing/answers\\.ts$' },
    ),
    forbid(
      'ui-knows-no-domain',
      'ui is the design language alone.',
      { path: '^frontend/src/ui/' },
      // How an answer fails and comes in pages is the same for every domain.
      { path: '^(frontend/src/(features|app|content)|libs)/', pathNot: '^libs/api-client/src/(page|problem)\\.ts$' },
    ),
    forbid(
      'generated-behind-api-client',
      'Only the api-client imports what is generated.',
      { pathNot: '^libs/api-client/src/' },
      { path: '^libs/api-client/src/generated/' },
    ),

    forbid(
      'no-barrel',
      'Import from the file that holds it.',
      {},
      { path: '^(backend|frontend|libs)/.*/index\\.tsx?$', pathNot: faces },
    ),
    forbid('tests-stay-outside', 'The product runs without its tests.', { pathNot: tests }, { path: tests }),
    forbid(
      'declared-dependencies',
      'The production tree holds only what backend/package.json declares.',
      { path: '^backend/src/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|woff2)$' },
    webpackConfig: { fileName: './scripts/lib/boundary-aliases.cjs' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
