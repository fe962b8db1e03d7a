import { wordsAsWritten } from './words-as-written';

describe('A word of a text', () => {
  it.each([
    ['Réseau d’eau', 'reseau', 'réseau'],
    ['re\u0301seau', 'reseau', 'réseau'],
    ['Kühlung für Cafés', 'kuhlung', 'kühlung'],
    ['Straße', 'strasse', 'straße'],
    ['IoT sensors, LNG', 'iot', 'IoT'],
    ['IoT sensors, LNG', 'lng', 'LNG'],
    ['Leaks. leaks', 'leaks', 'leaks'],
    ['(leak-free)', 'free', 'free'],
    ['well–known “mains”', 'mains', 'mains'],
    ['한국 물', '한국', '한국'],
    ['مرحبا', 'مرحبا', 'مرحبا'],
  ])('of “%s” that the index takes for %s is written %s', (text, known, written) => {
    expect(wordsAsWritten(text).get(known)).toBe(written);
  });

  it('is written as it stands there first', () => {
    expect(wordsAsWritten('Cafés, cafes, CAFÉS').get('cafes')).toBe('cafés');
  });
});
