import { demoProblems } from '../demo/demo-problems';
import { isCopy } from './is-copy';

/** Sentences that differ, as many as make so many letters. */
const written = (letters: number, from = 0) => {
  let text = '';
  for (let n = from; text.length < letters; n += 1)
    text += `At station ${n} the pump number ${n * 7} stops after ${n % 60} minutes and valve ${n * 13} stays open. `;
  return text.slice(0, letters);
};
const paragraph =
  'Besides, we have a budget for two years, a team of four and a laboratory in Nairobi, and would rather rent than buy.';
const text =
  'Leaks in old water mains. Buried mains leak and nobody hears them. We want sensors that find leaks without digging.';

describe('a text is a copy', () => {
  it.each([
    ['when it is the same', text, text],
    ['however it is punctuated', text, text.toUpperCase().replaceAll('.', ' …')],
    ['with another title', text, text.replace('Leaks in old water mains', 'Pipes that nobody watches')],
    ['of 3,000 letters', written(3000), `Another title ${written(3000)}`],
    ['of 9,000 letters', written(9000), `Another title ${written(9000)}`],
    ['with a paragraph more', text, `${paragraph} ${text} ${paragraph} ${paragraph}`],
    ['with a paragraph less', `${text} ${paragraph} ${paragraph}`, text],
    ['with its sentences turned around', text, text.split('. ').reverse().join(' ')],
    ['of few words', 'Ghost nets. Nets', 'ghost nets: nets'],
    ['in any script', 'Протечки в старых трубах 水道管', 'протечки в старых трубах, 水道管'],
  ])('%s', (_, one, other) => {
    expect([isCopy(one, other), isCopy(other, one)]).toEqual([true, true]);
  });

  it.each([
    [
      'another problem of its field',
      text,
      'Water lost in new pipes. Sensors in our mains drift, and we want to find out which of them without digging the pipes up.',
    ],
    [
      'the same in other words',
      text,
      'Pipes underground lose what they carry, unheard. Is there a way to locate such losses from the surface?',
    ],
    ['one that has its title alone', 'Leaks in old water mains', `Leaks in old water mains. ${paragraph}`],
    ['without words', '…', '!?'],
    ['beside nothing', text, ''],
  ])('but not %s', (_, one, other) => {
    expect([isCopy(one, other), isCopy(other, one)]).toEqual([false, false]);
  });

  it('but no problem of the demo is one of another', () => {
    const texts = demoProblems.map(({ title, description }) => `${title} ${description}`);
    const copies = texts.flatMap((one, n) => texts.slice(n + 1).filter((other) => isCopy(one, other)));
    expect(texts.length).toBeGreaterThan(4);
    expect(copies).toEqual([]);
  });
});
