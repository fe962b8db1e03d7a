import { mentionsIn, settleMentions } from './mention-tokens';

const [known, unknown, other] = [1, 2, 3].map((n) => `7d3c1f9a-0b52-4f7e-9a51-2c6e8d4b1a9${n}`) as [
  string,
  string,
  string,
];
const names = new Map([[known, 'Ada [Ops]']]);

describe('a settled text', () => {
  it.each([
    [`@[you](person:${known})`, `@[Ada  Ops ](person:${known})`],
    [`@[you](person:${unknown})`, '@you'],
    [`@[@](person:${unknown})[Global Admin](person:${other})`, '@@Global Admin'],
    [`@[@](person:${unknown})[you](person:${known})`, `@@[Ada  Ops ](person:${known})`],
    [`@[@](person:${unknown})[@](person:${unknown})[Global Admin](person:${other})`, '@@@Global Admin'],
  ])('of %s is %s', (text, settled) => expect(settleMentions(text, names)).toBe(settled));

  it('mentions nobody who is not known', () => {
    const settled = settleMentions(`@[@](person:${unknown})[Global Admin](person:${other})`, names);
    expect(mentionsIn(settled)).toEqual([]);
  });
});
