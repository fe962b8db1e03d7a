import { givenRubric, isRubricComplete, sharesOf, startingRubric, typedRubric, weightOf, wrongWith } from './rubric';

const criterion = (name: string, weight = '20') => ({ name, meaning: '', weight });

describe('the shares of weights', () => {
  it.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [35, 25, 20, 20],
      [35, 25, 20, 20],
    ],
    [
      [2, 1, 4],
      [28.6, 14.3, 57.1],
    ],
    [[0], [0]],
    [[], []],
  ])('of %j are %j', (weights, shares) => {
    expect(sharesOf(weights)).toEqual(shares);
  });

  it('count nothing for what is no weight', () => {
    expect(['7', ' 100 ', '0', '101', '1.5', '', '-3', '1e2'].map(weightOf)).toEqual([7, 100, 0, 0, 0, 0, 0, 0]);
  });
});

describe('a rubric as it is typed', () => {
  it('needs a name of its own and a weight from 1 to 100 for each criterion', () => {
    const typed = [criterion('Fit'), criterion(' fit '), criterion(' ', '0')];
    expect(wrongWith(typed, 0)).toEqual({});
    expect(wrongWith(typed, 1)).toEqual({ name: 'There is a criterion of this name already' });
    expect(wrongWith(typed, 2)).toEqual({
      name: 'Name the criterion',
      weight: 'The weight is a whole number from 1 to 100',
    });
    expect(isRubricComplete(typed)).toBe(false);
    expect(isRubricComplete([])).toBe(true);
  });

  it('can start from one that is complete and adds up', () => {
    expect(isRubricComplete(startingRubric)).toBe(true);
    expect(startingRubric.reduce((sum, { weight }) => sum + Number(weight), 0)).toBe(100);
  });

  it('is sent as it was read, with the keys of criteria that are there', () => {
    const criteria = [
      { key: 3, name: 'Fit', meaning: 'In our mains', weight: 60 },
      { key: 1, name: 'Cost', meaning: null, weight: 40 },
    ];
    expect(givenRubric([...typedRubric(criteria), { name: ' New ', meaning: ' ', weight: '7' }])).toEqual([
      { key: 3, name: 'Fit', meaning: 'In our mains', weight: 60 },
      { key: 1, name: 'Cost', meaning: undefined, weight: 40 },
      { name: 'New', meaning: undefined, weight: 7 },
    ]);
  });
});
