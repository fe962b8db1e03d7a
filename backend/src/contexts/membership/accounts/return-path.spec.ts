import { safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each(['/problems', '/problems/1?search=water#top', '/checkout/innovators-annual', `/${'x'.repeat(1999)}`])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'problems',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    '\\/evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(2000)}`,
  ])('leads %j to /', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it.each(['/..//evil.example', '/./..//evil.example', '/a/../..//evil.example', '/%2e%2e//evil.example'])(
    'leads %j, which folds into another origin, to /',
    (path) => {
      expect(safeReturnPath(path)).toBe('/');
    },
  );
});
