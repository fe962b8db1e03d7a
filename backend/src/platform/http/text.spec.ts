import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { inOneLine, Searched } from './text';

describe('A text of somebody whom nobody can ask', () => {
  it.each([
    ['Maya Chen', 'Maya Chen'],
    ['  Ma\u0085ya\u2028Chen\r\n', 'Ma ya Chen'],
    ['Ma\u0000\u0007ya', 'Ma ya'],
    ['\u202eMaya\u2066', 'Maya'],
    ['\u200bMaya\u200d', 'Maya'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200b\u0007', ''],
    ['\u3164', ''],
  ])('is made what a form of ours would take: %j', (given, taken) => {
    expect(inOneLine(given)).toBe(taken);
  });

  it('is cut to its length, and never through a character or a pair that a joiner holds together', () => {
    expect(inOneLine('Maya Chen', 6)).toBe('Maya C');
    expect(inOneLine('Maya 😀', 6)).toBe('Maya');
    expect(inOneLine('ab\u200dc', 3)).toBe('ab');
  });
});

describe('What somebody looks for', () => {
  class Search {
    @Searched({ max: 20 })
    search: string;
  }
  const looked = async (search: string) => {
    const asked = plainToInstance(Search, { search });
    return [asked.search, (await validate(asked)).length];
  };

  it.each([
    ['water\tleak\r\n', 'water leak'],
    ['wa\u00adter\u200b leak\u200e', 'water leak'],
    ['\u202ewater\u0000leak', 'water leak'],
    ['water\u200bleak', 'water leak'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200b\u0007', ''],
  ])('is read without what came along when it was pasted: %j', async (pasted, read) => {
    expect(await looked(pasted)).toEqual([read, 0]);
  });

  it('is read as far as anybody would paste', async () => {
    expect(await looked(`water${' '.repeat(19_995)}leak`)).toEqual(['water', 0]);
  });

  it('is refused where it is too long', async () => {
    expect(await looked('x'.repeat(21))).toEqual(['x'.repeat(21), 1]);
  });
});
