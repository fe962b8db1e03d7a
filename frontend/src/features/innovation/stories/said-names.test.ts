import { sayingOf } from './said-names';

const name = 'AquaSense Robotics';

describe('while one writes a text says a name', () => {
  it.each([
    ['as it is', 'Built with AquaSense Robotics.'],
    ['in other case', 'built with aquasense robotics'],
    ['with signs of Markdown in it', 'Aqua**Sense** _Robotics_'],
    ['with what nobody sees in it', 'Aqua\u200bSense Ro\u00adbotics'],
    ['over lines', 'AquaSense\nRobotics'],
    ['as one word', 'AquaSenseRobotics'],
    ['with accents', 'AquaSénse Robotics'],
    ['in wide letters', 'ＡｑｕａＳｅｎｓｅ Robotics'],
    ['in a link', '[AquaSense](https://aqua.example/a_(b)) Robotics'],
    ['in an address', 'https://aquasense-robotics.example'],
    ['with its mark', 'AquaSense™ Robotics²'],
    ['of which it is', 'AquaSense Robotics’ boats'],
    ['where a link leads', '[They](https://aquasense-robotics.example) lent us boats.'],
  ])('%s', (_how, text) => {
    expect(sayingOf(text, name, [])).toBe('whole');
  });

  it.each([
    [name, 'AquaSense lent us boats.', 'begun'],
    [name, 'See Aqua**Sense**.', 'begun'],
    [name, 'Robotics helped.', undefined],
    [name, 'It is AquaSense. Robotics follow.', 'begun'],
    [name, 'HighAquaSense Roboticsx', undefined],
    [name, '', undefined],
    ['TechFlow Solutions Ltd.', 'With TechFlow Solutions.', 'whole'],
    ['Pacific Freight Lines', 'By Pacific Freight.', undefined],
    ['Siemens GmbH & Co. KG', 'Built with Siemens', 'whole'],
    ['Siemens (Germany)', 'Built with Siemens', undefined],
    ['The Ocean Trust', 'By Ocean Trust.', 'whole'],
    ['Pacific Robot', 'Two Pacific Robots came.', 'whole'],
    ['Harbour Works (Rotterdam)', 'It is in Rotterdam.', undefined],
    ['Østers', 'We ate østers.', undefined],
    ['MIT', 'Sie kommen mit.', undefined],
    ['Kenya Ports Authority (KPA)', 'KPA did it', 'whole'],
    ['Ørsted Port', 'in Orsted Port', 'whole'],
    ['Strasse & Söhne', 'bei Straße and Sohne', 'whole'],
    ['Target', 'We hit the target.', undefined],
    ['Target', 'We ship for Target.', 'whole'],
    ['Oil and Gas Corporation', 'Oil and gas are dear.', undefined],
    ['IT', 'Let it go.', undefined],
    ['IT', 'Done by IT.', 'whole'],
    ['AB', 'An A/B test.', undefined],
    ['St Gallen Water', 'With St. Gallen Water.', 'whole'],
    ['JP Morgan', 'With J.P. Morgan.', 'whole'],
    ['東京電力', '東京電力は港で', 'whole'],
    [name, '我们与AquaSense Robotics合作', 'whole'],
    ['!!!', 'Hurrah!!!', undefined],
  ] as const)('%s: %s', (one, text, said) => {
    expect(sayingOf(text, one, [])).toBe(said);
  });

  it('where it is no part of a name that may be said', () => {
    const text = 'Pacific Freight Lines carried it out.';
    expect(sayingOf(text, 'Pacific Freight', ['Pacific Freight Lines'])).toBeUndefined();
    expect(sayingOf(`${text} ${text}`, 'Pacific Freight', ['Pacific Freight Lines'])).toBeUndefined();
    expect(sayingOf(`${text} Pacific Freight did not.`, 'Pacific Freight', ['Pacific Freight Lines'])).toBe('whole');
    expect(sayingOf(text, 'Pacific Freight Lines', ['Pacific Freight'])).toBe('whole');
    expect(sayingOf('By TechFlow Labs', 'TechFlow Solutions', ['TechFlow Labs'])).toBeUndefined();
  });

  it.each([
    ['a'.repeat(8000), `${'a'.repeat(199)}b`],
    ['東 '.repeat(4000), `${'東 '.repeat(99)}京`],
    [`a${'*'.repeat(8000)}`, 'a'.repeat(200)],
    ['A '.repeat(4000), 'A'],
    ['.'.repeat(8000), 'A B'],
    ['a.'.repeat(4000), 'A B C D'],
    [`Costs at GE${'.'.repeat(7900)} 5`, 'GE Power'],
    ['A.'.repeat(4000), 'a '.repeat(100)],
    ['ﷺ'.repeat(8000), 'ﷺ'.repeat(200)],
    ['ß'.repeat(8000), `${'ß'.repeat(199)}a`],
  ])('in little time, whatever is repeated (%#)', (text, one) => {
    const took = [1, 2, 3].map(() => {
      // Of the processor: others may have it in between.
      const began = process.cpuUsage();
      sayingOf(text, one, ['A A', one]);
      return process.cpuUsage(began).user / 1000;
    });
    expect(Math.min(...took)).toBeLessThan(500);
  });
});
