import { plannedAs } from './statement';

const called = (name: string) => plannedAs({ name, text: '' });

describe('What a statement is called at PostgreSQL, which keeps 63 letters', () => {
  it('is its name as far as it fits', () => {
    const name = 'n'.repeat(63);
    expect(called(name)).toBe(name);
  });

  it('fits also where its name does not, and is another for each', () => {
    const names = [...'ab'].flatMap((end) => [`${'n'.repeat(63)}${end}`, `${'n'.repeat(99)}${end}`]);
    const all = names.map(called);
    expect(new Set(all).size).toBe(4);
    for (const name of all) expect(name).toMatch(/^n{42}-[0-9a-f]{20}$/);
  });
});
