import { numberOf, numberProblem } from './typedNumber';

describe('a typed number', () => {
  it.each([
    ['1,100', 1100],
    ['1,234,567.5', 1234567.5],
    [' 18.5 ', 18.5],
    ['-3', -3],
    ['0', 0],
    ['.5', 0.5],
  ])('%j is %d', (typed, number) => {
    expect(numberOf(typed)).toBe(number);
    expect(numberProblem(typed)).toBe(true);
  });

  it.each(['', ' ', '.', '-', 'many', '18,5', '1,10', '1e3', '12 min'])('%j is none', (typed) => {
    expect(numberOf(typed)).toBeNaN();
    expect(numberProblem(typed)).toBe('Enter a number such as 18.5');
  });
});
