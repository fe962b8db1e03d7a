import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Country } from './country';

class Address {
  @Country()
  country: string;
}

const read = (country: unknown) => {
  const address = plainToInstance(Address, { country });
  return validateSync(address).length > 0 ? 'refused' : address.country;
};
/** What the web client offers, where a country is chosen. */
const offered = (
  readFileSync(join(__dirname, '../../../../frontend/src/content/countries.ts'), 'utf8').match(/'[A-Z ]{20,}'/g) ?? []
).flatMap((line) => line.match(/[A-Z]{2}/g) ?? []);

describe('A country', () => {
  it('is one of ISO 3166-1, in capitals', () => {
    expect(['NG', 'ke', ' De ', 'UK'].map(read)).toEqual(['NG', 'KE', 'DE', 'GB']);
  });

  it.each(['ZZ', 'XX', 'EU', 'AA', 'NGA', 'N', '', 7, null, ['NG'], { NG: 'NG' }])('is not %p', (value) => {
    expect(read(value)).toBe('refused');
  });

  it('is whatever the web client offers', () => {
    expect(offered).toHaveLength(249);
    expect(offered.filter((code) => read(code) !== code)).toEqual([]);
  });
});
