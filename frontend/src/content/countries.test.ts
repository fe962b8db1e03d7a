import { countries, countryInSentence, countryName, isCountry } from './countries';

describe('the countries', () => {
  it('stand in the order of their names', () => {
    const labels = countries().map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
    expect(labels.at(-1)).toBe('Zimbabwe');
  });

  it('have no others among them: what is none is called as it is', () => {
    expect([isCountry('KE'), countryName('KE')]).toEqual([true, 'Kenya']);
    for (const none of ['EU', 'no country', '']) expect([isCountry(none), countryName(none)]).toEqual([false, none]);
  });

  it('have their article in a sentence where they have one', () => {
    expect(['GB', 'US', 'AE', 'NL', 'PH', 'DO', 'SB', 'IM', 'BS', 'GM'].map(countryInSentence)).toEqual([
      'the United Kingdom',
      'the United States',
      'the United Arab Emirates',
      'the Netherlands',
      'the Philippines',
      'the Dominican Republic',
      'the Solomon Islands',
      'the Isle of Man',
      'the Bahamas',
      'the Gambia',
    ]);
    expect(['KE', 'CZ', 'GS', 'IE', 'EU'].map(countryInSentence)).toEqual([
      'Kenya',
      'Czechia',
      'South Georgia & South Sandwich Islands',
      'Ireland',
      'EU',
    ]);
  });
});
