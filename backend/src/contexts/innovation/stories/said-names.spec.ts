import { saidNames } from './said-names';

const name = 'TechFlow Solutions';
const says = (text: string, one: string, ...maySay: string[]) => saidNames([text], [one], maySay).length > 0;

describe('a text says a name', () => {
  it.each([
    ['as it is', 'Built with TechFlow Solutions.'],
    ['at its beginning and end', name],
    ['of which it is', 'TechFlow Solutions’ ships, and “TechFlow Solutions”.'],
    ['with its mark', 'TechFlow™ Solutions℠ and a note².'],
    ['in other case', 'built with TECHFLOW solutions'],
    ['over lines, also of a quotation', '> TechFlow\n> Solutions'],
    ['with a hyphen, or in one', 'TechFlow-Solutions'],
    ['as one word', 'TechFlowSolutions'],
    ['with signs of Markdown in it', 'Tech**Flow** _Solutions_'],
    ['with signs that mean themselves', String.raw`Tech\Flow Solu\tions`],
    ['with what nobody sees in it', 'Tech\u200bFlow So\u00adlutions\ufe0f'],
    ['in wide letters', 'ＴｅｃｈＦｌｏｗ Solutions'],
    ['in a link', '[TechFlow](https://tech.example/a_(b)) Solutions'],
    ['in an address', 'https://techflow-solutions.example'],
    ['with accents', 'TéchFlow Solutions'],
    ['with an ending', 'The TechFlow Solutionss'],
  ])('%s', (_how, text) => {
    expect(says(text, name)).toBe(true);
  });

  it.each([
    ['of another, whose it begins', 'TechFlow SolutionsX is another one.'],
    ['of another, whose it ends', 'HighTechFlow Solutions is another one.'],
    ['of which a part is said', 'TechFlow has solutions.'],
    ['whose words end a sentence and begin one', 'It is TechFlow. Solutions follow.'],
    ['of which nothing is said', ''],
  ])('but not that %s', (_what, text) => {
    expect(says(text, name)).toBe(false);
  });

  it.each([
    ['TechFlow Solutions Ltd.', 'TechFlow Solutions', true],
    ['Kenya Ports Authority (KPA)', 'the Kenya Ports Authority', true],
    ['The Port of Oslo', 'at the port of Oslo', true],
    ['Strasse & Söhne', 'STRASSE AND SÖHNE', true],
    ['Strasse & Söhne', 'bei Straße & Sohne gebaut', true],
    ['Straßenbau Ost', 'STRAẞENBAU OST', true],
    ['Ørsted Port', 'in Orsted Port', true],
    ['Łódź', 'at Lodz', true],
    ['St. Gallen Water', 'with St. Gallen Water', true],
    ['東京電力', '東京電力は港で', true],
    ['삼성전자', '삼성전자가 만들었다.', true],
    [name, '我们与TechFlow Solutions合作', true],
    ['𝒯echFlow Solutions', 'Mit 𝒯echFlow Solutions', true],
    ['C++ (Port) Ltd.', 'Made by C++ (Port) Ltd.', true],
    ['ホンダ', 'あのホンダが', true],
    ['さくら', 'これがさくらです', true],
    ['กรุงไทย', 'โดยกรุงไทยทำ', true],
    ['ລາວໂທລະຄົມ', 'ກັບລາວໂທລະຄົມແລ້ວ', true],
    ['ភ្នំពេញ', 'នៅភ្នំពេញនេះ', true],
    ['မြန်မာ', 'ဒီမြန်မာက', true],
    ['사가', '사각', false],
    ['Aether Labs', 'by Æther Labs', true],
    ['Dow Water', 'By Dow. Water flows.', true],
    ['Open source', 'to open source it', true],
    ['Acme S.A.', 'Built with Acme', true],
    ['Siemens GmbH & Co. KG', 'Built with Siemens', true],
    ['Kenya Ports Authority (KPA)', 'KPA did it', true],
    ['Acme Water (Kenya) Ltd', 'With Acme Water.', true],
    ['St Gallen Water', 'With St. Gallen Water.', true],
    ['JP Morgan', 'With J.P. Morgan.', true],
    ['TechFlow', 'Built with Tech Flow', true],
    ['TechFlow', 'built with techflow', true],
    ['TechFlow', 'info@techflow.com', true],
    ['Meridian', 'see meridian.example', true],
    ['Meridian', 'ask @meridian', true],
    ['CO2 Labs', 'CO₂ Labs did it', true],
    ['H₂O Labs', 'Ho labs', false],
    ['صلى الله عليه وسلم', 'قال صلى الله عليه وسلم', true],
    ['صلى الله عليه وسلم', 'قال ﷺ', false],
    ['Oil and Gas Corporation', 'The prices of oil and gas fell.', false],
    ['Oil and Gas Corporation', 'With Oil and Gas.', true],
    ['Oil and Gas Corporation', 'Oil and gas are dear.', false],
    ['Acme Water (east)', 'To the east.', false],
    ['Target', 'Targetsmith is another one.', false],
    ['TechFlow', 'Te chFlow', false],
    ['Kenya (Ministry of Health)', 'Made in Kenya.', false],
    ['Day Spa', 'Day 1 and Day 2.', false],
    ['Open Source', 'To open, source and sell.', false],
    ['Clean Water', '* Clean\n* Water', false],
    ['Impact', 'https://other.example/impact-report', false],
    ['IT', 'https://example.it', false],
    ['パス', 'バスで行く', false],
    ['जल', 'एक जाल', false],
    ['!!!', 'Hurrah!!!', false],
    [' ', 'anything', false],
  ])('%s: %s', (one, text, isSaid) => {
    expect(says(text, one)).toBe(isSaid);
  });

  it.each([
    ['IT', 'Let it go. It went.', false],
    ['IT', 'Done by IT.', true],
    ['Dhl', 'Sent by DHL.', true],
    ['Dhl', 'Sent by Dhl.', true],
    ['IBM', 'Ibm was another one.', false],
    ['IBM', 'See www.ibm.com for more', true],
    ['AI', 'That was plan A. I think so.', false],
    ['AB', 'An A/B test.', false],
    ['247', 'Round the clock, 24/7.', false],
    ['Target', 'We hit the target.', false],
    ['Target', 'We ship for Target.', true],
    ['eBay', 'Sold on eBay.', true],
    ['Shell Corporation', 'In a shell of steel.', false],
  ])('of few letters or one word, %s, as it is written: %s', (one, text, isSaid) => {
    expect(says(text, one)).toBe(isSaid);
  });

  it('in each text by itself', () => {
    expect(saidNames(['A way to TechFlow', 'Solutions follow'], [name])).toEqual([]);
    expect(saidNames(['One', `Two, ${name}`], ['Meridian', name])).toEqual([name]);
  });

  it('where it is no part of a name that may be said', () => {
    const text = 'Pacific Freight Lines carried it out.';
    expect(says(text, 'Pacific Freight', 'Pacific Freight Lines')).toBe(false);
    expect(says(`${text} Pacific Freight did not.`, 'Pacific Freight', 'Pacific Freight Lines')).toBe(true);
    expect(says(text, 'Pacific Freight Lines', 'Pacific Freight')).toBe(true);
    expect(says(text, 'Freight Lines', 'Pacific Freight Lines')).toBe(false);
    const address = 'https://pacific-freight-lines.example';
    expect(says(address, 'Pacific Freight', 'Pacific Freight Lines')).toBe(false);
    expect(says(address, 'Pacific Freight')).toBe(true);
  });

  it.each([
    ['a'.repeat(8000), `${'a'.repeat(199)}b`, ''],
    ['東'.repeat(8000), '東'.repeat(200), '東東'],
    ['東 '.repeat(4000), `${'東 '.repeat(99)}京`, ''],
    ['ﷺ'.repeat(8000), 'ﷺ'.repeat(200), ''],
    ['ﷺ'.repeat(8000), name, ''],
    [`Costs at GE${'.'.repeat(7900)} 5`, 'GE Power', ''],
    [`a${'\u0301'.repeat(7999)}`, name, ''],
    [`${'\u0301'.repeat(8000)}`, name, ''],
    ['A '.repeat(4000), 'A', 'A A'],
    ['](('.repeat(2600), name, ''],
    ['a.'.repeat(4000), name, ''],
    [`a${'*'.repeat(8000)}`, 'a'.repeat(200), ''],
  ])('in little time, whatever is repeated (%#)', (text, one, other) => {
    const took = [1, 2, 3].map(() => {
      const began = performance.now();
      saidNames([text], [one], [other]);
      return performance.now() - began;
    });
    expect(Math.min(...took)).toBeLessThan(500);
  });
});
