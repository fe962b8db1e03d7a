import { join } from 'node:path';
import ts from 'typescript';

const { faultsIn } = require(join(__dirname, '..', '..', '..', 'scripts/lib/mutation/faults.mjs'));
const untyped = { getContextualType: () => undefined, getTypeAtLocation: () => ({ flags: 0 }) };

interface Fault {
  start: number;
  end: number;
  replacement: string;
}

/** The text with each of its faults. */
function faulty(text: string): string[] {
  const source = ts.createSourceFile('written.ts', text, ts.ScriptTarget.ES2023, true);
  const { faults } = faultsIn(source, untyped) as { faults: Fault[] };
  return faults.map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));
}

describe('A planted fault', () => {
  it.each([
    ['if (!may) throw refused();', 'if (false) throw refused();'],
    ['await this.audit.record({ action });', ';'],
    ['const late = at < now;', 'const late = at <= now;'],
    ['const may = isOwner && isActive;', 'const may = isOwner;'],
    ['const may = isOwner && isActive;', 'const may = isActive;'],
    ["const leads = ['owner', 'admin'];", "const leads = ['admin'];"],
    ['const actor = `member:\u0024{viewer.id}`;', 'const actor = `member:`;'],
    ['m.find(T, { where: { id, organizationId } });', 'm.find(T, { where: {  organizationId } });'],
    ["m.find(T, { where: { id }, lock: { mode: 'pessimistic_write' } });", 'm.find(T, { where: { id },  });'],
    ['class C { @Access("member") m() {} }', "class C { @Access('visitor') m() {} }"],
  ])('of %s is %s', (text, expected) => {
    expect(faulty(text)).toContain(expected);
  });

  it('of a statement in SQL drops a condition, moves a boundary and takes the lock', () => {
    expect(
      faulty('const q = `select id from t where hash = $1 and expires_at > now() order by at desc for update`;').map(
        (text) => text.slice(11, -2),
      ),
    ).toEqual([
      'select id from t where (hash = $1 or true) and expires_at > now() order by at desc for update',
      'select id from t where hash = $1 and (expires_at > now() or true) order by at desc for update',
      'select id from t where hash = $1 and expires_at >= now() order by at desc for update',
      'select id from t where hash = $1 and expires_at > now() order by at asc for update',
      'select id from t where hash = $1 and expires_at > now() order by at desc',
    ]);
  });

  it.each([
    ['a marked line', 'end(); // mutation-ignore: the database ends it too'],
    ['the line below a mark', '// mutation-ignore: the database ends it too\nend();'],
    ['a description', 'class C { @ApiTags("billing") m() {} }'],
    ['what an error says', 'const absent = (id: string) => new Error(`no \u0024{id}`);'],
    ['what an error says that reads like SQL', 'const absent = (id: string) => new Error(`\u0024{id} is on or off`);'],
  ])('is not made in %s', (_what, text) => {
    expect(faulty(text)).toEqual([]);
  });
});
