import { counted } from './count';

it.each([0, 7, 999, 1_000, 12_345, 123_456, 1_234_567, 1_000_000_000])('%d is written as in English', (count) => {
  expect(counted(count)).toBe(count.toLocaleString('en'));
});
