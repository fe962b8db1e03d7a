import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unprovenWrites } from './unproven-writes';

const backend = path.join(__dirname, '..', '..');
const isTest = /\.(int-|e2e-)?spec\.ts$/;

const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(path.join(backend, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(backend, folder, name), 'utf8')]),
  );

it('asks every write of this repository what it leaves behind', () => {
  const all = Object.entries(read('src/contexts'));
  const sources = Object.fromEntries(all.filter(([name]) => !isTest.test(name) && !name.includes('/demo/')));
  const tests = Object.fromEntries(
    [...all, ...Object.entries(read('test/journeys'))].filter(([name]) => isTest.test(name)),
  );
  expect(unprovenWrites(sources, tests)).toEqual([]);
});

describe('catches', () => {
  const sources = {
    'src/a/buy-plan.ts': `import { Receipt } from './receipt';\nexecute() { return this.database.transaction(work); }`,
    'src/a/receipt.ts': 'await this.mail.queue({});',
    'src/a/a.queries.ts': 'return this.database.query(list);',
  };

  it('a write without a test, with all that it uses, and no read', () => {
    expect(unprovenWrites(sources, {})).toEqual(['src/a/buy-plan.ts', 'src/a/receipt.ts']);
  });

  it('a write whose test does not ask', () => {
    const tests = { 'src/a/a.int-spec.ts': `import { BuyPlan } from './buy-plan';` };
    expect(unprovenWrites(sources, tests)).toEqual(['src/a/buy-plan.ts', 'src/a/receipt.ts']);
    expect(
      unprovenWrites(sources, {
        'src/a/a.int-spec.ts': `${tests['src/a/a.int-spec.ts']}\nexpect(buy).leavesBehind({});`,
      }),
    ).toEqual([]);
  });

  it('an address that no test calls', () => {
    const controller = {
      'src/b/b.controller.ts': `@Controller('api/plans')\n@Post(':id/buy')\n@Delete()\nawait this.audit.record({});`,
    };
    const tests = (text: string) => ({ 'test/b.e2e-spec.ts': `${text}\nexpect(call).leavesBehind({})` });
    expect(unprovenWrites(controller, tests("post('/api/plans/x/buy')"))).toEqual(['src/b/b.controller.ts']);
    expect(unprovenWrites(controller, tests("post(`/api/plans/some/buy`); delete('/api/plans')"))).toEqual([]);
  });
});
