import { faultsOf, sectionsOf } from './legal-text';

const facts = new Map([['trialDays', '14 days']]);
const faults = (text: string) => faultsOf(`## In short\n\n${text}`, facts);

describe('The text of a legal document', () => {
  it('links to pages of the alliance alone', () => {
    expect(faults('See [the policy](/privacy) and [the file](/api/legal/terms.txt#one).')).toEqual([]);
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'https://evil.example',
      '',
    ])
      expect(faults(`See [the policy](${to}).`)).toEqual([
        expect.stringContaining('links lead to pages of the alliance'),
      ]);
  });

  it.each(['[', '[a](', '[a](/', '{{', '**', '`'])('takes no time however often it says %s', (mark) => {
    const text = mark.repeat(Math.floor(99_000 / mark.length));
    const since = performance.now();
    faults(text);
    expect(performance.now() - since).toBeLessThan(500);
  });

  it('has its facts in their places', () => {
    expect(sectionsOf('## In short\n\nFree for {{trialDays}}.', facts)).toEqual([
      { id: 'in-short', title: 'In short', blocks: [{ kind: 'paragraph', lines: ['Free for 14 days.'] }] },
    ]);
  });
});
