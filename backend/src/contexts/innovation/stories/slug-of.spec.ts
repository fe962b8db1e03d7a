import { slugOf } from './slug-of';

describe('the address of a story', () => {
  it.each([
    ['Six ports keep one promise', 'six-ports-keep-one-promise'],
    ['  From 27 days — to four!  ', 'from-27-days-to-four'],
    ['Crème brûlée für São Tomé', 'creme-brulee-fur-sao-tome'],
    ['冷链', 'story'],
    [`${'long '.repeat(40)}`, `${'long-'.repeat(16).slice(0, -1)}`],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
