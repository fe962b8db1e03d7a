import { csvLine, tsvLine } from './csv';

describe('a line of CSV', () => {
  it('quotes what would end a cell or a line', () => {
    expect(csvLine(['plain', 'a, b', 'say "no"', 'two\nlines', null, undefined, 12])).toBe(
      'plain,"a, b","say ""no""","two\nlines",,,12\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tcell', '\r=1', ' =1', '\u200b=1', '＝1'])(
    'lets a spreadsheet show %j and not run it',
    (text) => {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves alone what no spreadsheet runs', () => {
    expect(csvLine(['a=b', '2026-11-24', 'pay-5f0c', 'mail@alliance.example'])).toBe(
      'a=b,2026-11-24,pay-5f0c,mail@alliance.example\r\n',
    );
  });
});

describe('a line with tabs', () => {
  it('keeps each row on one line, and runs nothing', () => {
    expect(tsvLine(['two\nlines', 'a\tb', 'say "no"', '\t=1+1', null, 12])).toBe(
      `two lines\ta b\t"say ""no"""\t' =1+1\t\t12\r\n`,
    );
  });
});
