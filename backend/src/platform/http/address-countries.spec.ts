import { AddressCountries } from './address-countries';

const countries = new AddressCountries();

it.each([
  ['41.90.64.1', 'KE', '41.90.64.1, Kenya'],
  ['2a01:e0a::1', 'FR', '2a01:e0a::1, France'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['10.1.2.3', null, '10.1.2.3'],
  ['fe80::1', null, 'fe80::1'],
])('The address %s is in %p', async (address, country, inWords) => {
  expect(await countries.of(address)).toBe(country);
  expect(await countries.inWords(address)).toBe(inWords);
});
