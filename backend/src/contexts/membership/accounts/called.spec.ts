import { namesIn } from './called';

describe('What is typed of names', () => {
  it('is taken apart at blanks, in small letters, with the longest one, of equal ones the first', () => {
    expect(namesIn('  Ada \t OKAFOR ')).toEqual({ words: ['ada', 'okafor'], longest: 'okafor' });
    expect(namesIn('okafor ada')).toEqual({ words: ['okafor', 'ada'], longest: 'okafor' });
    expect(namesIn('Lin Ada')).toEqual({ words: ['lin', 'ada'], longest: 'lin' });
  });

  it('means no pattern', () => {
    expect(namesIn('a%b_c\\')).toMatchObject({ words: ['a\\%b\\_c\\\\'] });
  });
});
