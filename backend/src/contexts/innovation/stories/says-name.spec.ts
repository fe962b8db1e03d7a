import { saysName } from './says-name';

const name = 'TechFlow Solutions';

describe('a text says a name', () => {
  it.each([
    ['as it is', 'Built with TechFlow Solutions.'],
    ['at its beginning and end', name],
    ['of which it is', 'TechFlow Solutions’ ships, and “TechFlow Solutions”.'],
    ['in other case', 'built with TECHFLOW solutions'],
    ['over lines, also of a quotation', '> TechFlow\n> Solutions'],
    ['with a hyphen, or in one', 'TechFlow-Solutions and TechFlowSolutions'],
    ['with signs of Markdown in it', 'Tech**Flow** _Solutions_'],
    ['with signs that mean themselves', String.raw`Tech\Flow Solu\tions`],
    ['with what nobody sees in it', 'Tech\u200bFlow So\u00adlutions\ufe0f'],
    ['in wide letters', 'ＴｅｃｈＦｌｏｗ Solutions'],
    ['in a link', '[TechFlow](https://tech.example/a_(b)) Solutions'],
    ['in an address', 'https://techflow-solutions.example'],
    ['with accents', 'TéchFlow Solutions'],
  ])('%s', (_how, text) => {
    expect(saysName(text, name)).toBe(true);
  });

  it.each([
    ['of another, whose it begins', 'TechFlow SolutionsX is another one.'],
    ['of another, whose it ends', 'HighTechFlow Solutions is another one.'],
    ['of which a part is said', 'TechFlow has solutions.'],
    ['of which nothing is said', ''],
  ])('but not that %s', (_what, text) => {
    expect(saysName(text, name)).toBe(false);
  });

  it.each([
    ['in which a letter is two', 'Strasse & Söhne', 'STRASSE & SÖHNE', true],
    ['in which two letters are one', 'bei Straße & Sohne gebaut', 'Strasse & Söhne', true],
    ['of few letters, which may be a word', 'Let it go.', 'IT', false],
    ['of few letters', 'Done by IT.', 'IT', true],
    ['without a blank around it', '東京電力は港で', '東京電力', true],
    ['between letters of another script', '我们与TechFlow Solutions合作', name, true],
    ['beyond the first 65,536 signs', 'Mit 𝒯echFlow Solutions', '𝒯echFlow Solutions', true],
    ['without a letter', 'Hurrah!!!', '!!!', false],
    ['that is empty', 'anything', ' ', false],
    ['with signs of patterns', 'Made by C++ (Port) Ltd.', 'C++ (Port) Ltd.', true],
  ])('%s', (_which, text, one, isSaid) => {
    expect(saysName(text, one)).toBe(isSaid);
  });

  it('in time that grows with the text alone', () => {
    const began = performance.now();
    for (const text of [
      'a'.repeat(9000),
      'a '.repeat(4500),
      ']('.repeat(4500),
      `a${'*'.repeat(9000)}`,
      '](('.repeat(3000),
    ])
      saysName(text, 'a'.repeat(200));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
