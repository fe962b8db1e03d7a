import { hasWords } from './has-words';

it.each([
  ['lead net', true],
  ['NETWORK', true],
  ['leaders work', false],
  ['', false],
  ['%', false],
])('“Innovation Leaders Network” has “%s”: %s', (search, expected) => {
  expect(hasWords('Innovation Leaders Network', search)).toBe(expected);
});
