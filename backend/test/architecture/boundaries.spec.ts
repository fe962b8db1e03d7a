import { cruiseFiles } from './cruise';

const order: string[][] = require('../../../scripts/lib/contexts.cjs');
const context = (name: string, file = 'index') => `backend/src/contexts/${name}/${file}.ts`;
const anything = 'export const thing = 1;\n';

jest.setTimeout(60_000);

const names = order.flat();
const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));
const uses = {
  ...Object.fromEntries(names.map((name) => [context(name), anything])),
  ...Object.fromEntries(pairs.map(([from, to]) => [context(from, `uses-${to}`), `import '../${to}';\n`])),
};

const planted: Record<string, { rule: string; from: string; imports: string; to: string }> = {
  'an import that leads nowhere': {
    rule: 'resolves',
    from: context('billing', 'nowhere'),
    imports: './does-not-exist',
    to: './does-not-exist',
  },
  'a deep import into another context': {
    rule: 'context-through-its-face',
    from: context('billing', 'deep'),
    imports: '../membership/people/person',
    to: context('membership', 'people/person'),
  },
  "another context's entity": {
    rule: 'context-through-its-face',
    from: context('billing', 'foreign-entity'),
    imports: '../membership/people/person.entity',
    to: context('membership', 'people/person.entity'),
  },
  'a payment provider used past its port': {
    rule: 'provider-behind-its-port',
    from: context('billing', 'payments/direct'),
    imports: '../providers/paystack/paystack.provider',
    to: context('billing', 'providers/paystack/paystack.provider'),
  },
  'a payment provider that knows another': {
    rule: 'provider-apart-from-provider',
    from: context('billing', 'providers/test-provider/copy'),
    imports: '../paystack/paystack.provider',
    to: context('billing', 'providers/paystack/paystack.provider'),
  },
  'a face that shows an entity': {
    rule: 'face-shows-no-entity',
    from: context('enterprise'),
    imports: './team.entity',
    to: context('enterprise', 'team.entity'),
  },
  'a context that has no place in the order': {
    rule: 'context-has-a-place',
    from: context('gamification', 'points'),
    imports: '../membership',
    to: context('membership'),
  },
  'a platform that knows a context': {
    rule: 'platform-knows-no-context',
    from: 'backend/src/platform/mail/mail.ts',
    imports: '../../contexts/membership',
    to: context('membership'),
  },
  'a platform that knows the application': {
    rule: 'platform-knows-no-context',
    from: 'backend/src/platform/http/server.ts',
    imports: '../../app.module',
    to: 'backend/src/app.module.ts',
  },
  'a context that reaches for the application': {
    rule: 'contexts-use-platform-and-contexts',
    from: context('billing', 'application'),
    imports: '../../app.module',
    to: 'backend/src/app.module.ts',
  },
  'a second list of contexts': {
    rule: 'app-module-lists-contexts',
    from: 'backend/src/tools/seed.ts',
    imports: '../contexts/membership',
    to: context('membership'),
  },
  'a server that imports the client': {
    rule: 'server-apart-from-client',
    from: context('billing', 'client'),
    imports: '../../../../frontend/src/ui/Button',
    to: 'frontend/src/ui/Button.tsx',
  },
  'a client that imports the server': {
    rule: 'client-apart-from-server',
    from: 'frontend/src/features/billing/server.ts',
    imports: '../../../../backend/src/contexts/membership',
    to: context('membership'),
  },
  'a feature that imports another': {
    rule: 'feature-apart-from-feature',
    from: 'frontend/src/features/billing/other.ts',
    imports: '@/features/innovation/IdeaCard',
    to: 'frontend/src/features/innovation/IdeaCard.tsx',
  },
  'a shared part that imports a feature': {
    rule: 'feature-apart-from-feature',
    from: 'frontend/src/features/shared/other.ts',
    imports: '@/features/innovation/IdeaCard',
    to: 'frontend/src/features/innovation/IdeaCard.tsx',
  },
  'a feature that knows the application': {
    rule: 'feature-knows-no-app',
    from: 'frontend/src/features/billing/store.ts',
    imports: '@/app/store',
    to: 'frontend/src/app/store.ts',
  },
  "an application that reaches into a feature's parts": {
    rule: 'app-mounts-routes-and-pages',
    from: 'frontend/src/app/inside.ts',
    imports: '@/features/innovation/IdeaCard',
    to: 'frontend/src/features/innovation/IdeaCard.tsx',
  },
  'a design language that knows a feature': {
    rule: 'ui-knows-no-domain',
    from: 'frontend/src/ui/IdeaList.tsx',
    imports: '@/features/innovation/IdeaCard',
    to: 'frontend/src/features/innovation/IdeaCard.tsx',
  },
  'a design language that knows the contract': {
    rule: 'ui-knows-no-domain',
    from: 'frontend/src/ui/Plan.tsx',
    imports: '@alliance/api-client/billing',
    to: 'libs/api-client/src/billing.ts',
  },
  'generated code used past the api-client': {
    rule: 'generated-behind-api-client',
    from: 'frontend/src/features/billing/generated.ts',
    imports: '@alliance/api-client/generated/billing.gen',
    to: 'libs/api-client/src/generated/billing.gen.ts',
  },
  'a barrel': {
    rule: 'no-barrel',
    from: 'frontend/src/features/billing/barrel.ts',
    imports: '@/ui',
    to: 'frontend/src/ui/index.ts',
  },
  'a product that needs its tests': {
    rule: 'tests-stay-outside',
    from: context('billing', 'tested'),
    imports: '../../platform/testing/test-database',
    to: 'backend/src/platform/testing/test-database.ts',
  },
};
const targets = [
  context('membership'),
  context('membership', 'people/person'),
  context('membership', 'people/person.entity'),
  context('billing', 'providers/paystack/paystack.provider'),
  context('enterprise', 'team.entity'),
  'backend/src/app.module.ts',
  'backend/src/platform/testing/test-database.ts',
  'frontend/src/app/store.ts',
  'frontend/src/features/innovation/IdeaCard.tsx',
  'frontend/src/ui/Button.tsx',
  'frontend/src/ui/index.ts',
  'libs/api-client/src/billing.ts',
  'libs/api-client/src/generated/billing.gen.ts',
];
const circle = { 'backend/src/platform/a.ts': "import './b';\n", 'backend/src/platform/b.ts': "import './a';\n" };
const allowed = {
  'frontend/src/features/shared/Connect.tsx': anything,
  'libs/api-client/src/problem.ts': anything,
  'frontend/src/features/billing/shared.ts': "import '@/features/shared/Connect';\n",
  'frontend/src/ui/failure.ts': "import '@alliance/api-client/problem';\n",
};
const undeclared = {
  'backend/package.json': JSON.stringify({ devDependencies: { jest: '30' } }),
  [context('billing', 'undeclared')]: "import 'jest';\n",
  'node_modules/jest/package.json': JSON.stringify({ name: 'jest', main: 'jest.js' }),
  'node_modules/jest/jest.js': '',
};

/** Of one made-up repository, for it takes seconds to go through any. */
let caught: ReturnType<typeof cruiseFiles>;
const caughtIn = (files: object) => caught.filter(({ from }) => from in files);

beforeAll(() => {
  caught = cruiseFiles({
    ...uses,
    ...circle,
    ...allowed,
    ...undeclared,
    ...Object.fromEntries(targets.map((name) => [name, anything])),
    ...Object.fromEntries(Object.values(planted).map(({ from, imports }) => [from, `import '${imports}';\n`])),
  });
});

it('lets a context use those below it, and none beside or above it', () => {
  const rank = (name: string) => order.findIndex((row) => row.includes(name));
  const forbidden = pairs.filter(([from, to]) => rank(to) >= rank(from));
  const refused = caughtIn(uses).filter(
    ({ rule, from }) => rule === 'context-below-context' && from.includes('/uses-'),
  );
  expect(refused.map(({ from, to }) => `${from} → ${to}`).sort()).toEqual(
    forbidden.map(([from, to]) => `${context(from, `uses-${to}`)} → ${context(to)}`).sort(),
  );
});

describe('catches', () => {
  it.each(Object.entries(planted))('%s', (_name, { rule, from, to }) => {
    expect(caught).toContainEqual({ rule, from, to });
  });

  it('no feature that uses what features share, and no design language that knows how answers fail', () => {
    expect(caughtIn(allowed)).toEqual([]);
  });

  it('a circle', () => {
    expect(caughtIn(circle).map(({ rule }) => rule)).toContain('no-cycle');
  });

  it('a package that the production tree would not hold', () => {
    expect(caughtIn(undeclared).map(({ rule, from }) => ({ rule, from }))).toEqual([
      { rule: 'declared-dependencies', from: context('billing', 'undeclared') },
    ]);
  });
});
