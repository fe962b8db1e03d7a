import { fileSize } from './fileSize';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [482_133, '471 KB'],
  [20 * 1_048_576, '20 MB'],
  [5 * 1_073_741_824, '5 GB'],
  [1_288_490_188, '1.2 GB'],
])('%s bytes read %s', (bytes, read) => {
  expect(fileSize(bytes)).toBe(read);
});
