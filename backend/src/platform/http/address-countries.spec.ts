import { readFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { AddressCountries } from './address-countries';

jest.mock('node:fs/promises', () => {
  const files = jest.requireActual('node:fs/promises');
  return { ...files, readFile: jest.fn(files.readFile) };
});

const countries = new AddressCountries();

it.each([
  ['41.90.64.1', 'KE', '41.90.64.1, Kenya'],
  ['2a01:e0a::1', 'FR', '2a01:e0a::1, France'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['10.1.2.3', null, '10.1.2.3'],
  ['fe80::1', null, 'fe80::1'],
  ['192.168.1.20', null, '192.168.1.20'],
  ['172.17.0.2', null, '172.17.0.2'],
  ['2001:db8::1', null, '2001:db8::1'],
  ['::ffff:41.90.64.1', 'KE', '41.90.64.1, Kenya'],
  ['::ffff:10.1.2.3', null, '10.1.2.3'],
  ['no address', null, 'no address'],
])('The address %s is in %p', async (address, country, inWords) => {
  expect(await countries.of(address)).toBe(country);
  expect(await countries.inWords(address)).toBe(inWords);
});

it('The country is not told while the list cannot be read, and told once it can', async () => {
  const anew = new AddressCountries();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE'));
  expect(await anew.inWords('41.90.64.1')).toBe('41.90.64.1');
  expect(warn).toHaveBeenCalledWith('No country is told: EMFILE');
  expect(await anew.of('41.90.64.1')).toBe('KE');
});
