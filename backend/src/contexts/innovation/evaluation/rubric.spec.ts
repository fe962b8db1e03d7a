import { labelOf } from './label-of';
import { type Criterion, criteriaFrom, isSameRubric, marksFor, sharesOf } from './rubric';

const present: Criterion[] = [
  { key: 1, name: 'Finds small leaks', meaning: '0.2 l/s deserves a 5.', weight: 40 },
  { key: 3, name: 'Needs no digging', meaning: null, weight: 30 },
];
const wrong = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
  return undefined;
};

describe('the shares of criteria', () => {
  it('are percents with one decimal that add up to 100', () => {
    expect(sharesOf([{ weight: 1 }])).toEqual([100]);
    expect(sharesOf([{ weight: 40 }, { weight: 30 }])).toEqual([57.1, 42.9]);
    expect(sharesOf([{ weight: 1 }, { weight: 1 }, { weight: 1 }])).toEqual([33.4, 33.3, 33.3]);
    for (let first = 1; first < 100; first += 3)
      for (let second = 1; second <= 100; second += 7) {
        const shares = sharesOf([{ weight: first }, { weight: second }, { weight: 17 }, { weight: 100 }]);
        expect(Math.round(shares.reduce((sum, one) => sum + one, 0) * 10)).toBe(1000);
        expect((shares[0] as number) <= (shares[3] as number)).toBe(true);
      }
  });
});

describe('the criteria that somebody wants', () => {
  it('keep the key of one that stays, and get one that none ever had', () => {
    expect(
      criteriaFrom(
        [
          { name: 'Costs little', weight: 10 },
          { key: 3, name: 'Digs nowhere', meaning: '', weight: 50 },
        ],
        present,
        4,
      ),
    ).toEqual({
      criteria: [
        { key: 5, name: 'Costs little', meaning: null, weight: 10 },
        { key: 3, name: 'Digs nowhere', meaning: null, weight: 50 },
      ],
      lastKey: 5,
    });
  });

  it('are refused by their place where a key is unknown or a name or key stands twice', () => {
    const wanted = [
      { key: 1, name: 'A', weight: 1 },
      { key: 2, name: 'B', weight: 1 },
      { key: 1, name: 'C', weight: 1 },
      { name: 'a', weight: 1 },
    ];
    expect(wrong(() => criteriaFrom(wanted, present, 3))).toEqual([
      { field: 'criteria.1.key', message: 'The rubric has no criterion with this key' },
      { field: 'criteria.2.key', message: 'This key stands twice' },
      { field: 'criteria.3.name', message: 'There is a criterion of this name already' },
    ]);
  });

  it('are another rubric when anything of them, or their order, is', () => {
    const [first, second] = present as [Criterion, Criterion];
    expect(isSameRubric(present, [{ ...first }, { ...second }])).toBe(true);
    for (const other of [
      [second, first],
      [first],
      [first, { ...second, weight: 31 }],
      [{ ...first, meaning: null }, second],
    ])
      expect(isSameRubric(present, other)).toBe(false);
  });
});

describe('the marks of a score', () => {
  it('are one for each criterion, in the order of the rubric', () => {
    expect(
      marksFor(present, [
        { key: 3, mark: 5 },
        { key: 1, mark: 2, note: 'On cast iron only.' },
      ]),
    ).toEqual([
      { key: 1, mark: 2, note: 'On cast iron only.' },
      { key: 3, mark: 5, note: null },
    ]);
  });

  it('are refused where one is missing, unknown or there twice', () => {
    expect(wrong(() => marksFor(present, [{ key: 1, mark: 2 }]))).toEqual([
      { field: 'marks', message: 'Mark “Needs no digging”' },
    ]);
    expect(
      wrong(() =>
        marksFor(present, [
          { key: 1, mark: 2 },
          { key: 2, mark: 2 },
          { key: 1, mark: 3 },
        ]),
      ),
    ).toEqual([
      { field: 'marks.1.key', message: 'The rubric has no criterion with this key' },
      { field: 'marks.2.key', message: 'This criterion is marked twice' },
    ]);
  });
});

describe('the label of a proposal', () => {
  it('is the same each time, and another for another one', () => {
    const id = '9b1de2a7-3f64-4d15-8f0a-5d2d6c1b7e10';
    expect(labelOf(id)).toBe(labelOf(id));
    expect(labelOf(id)).toMatch(/^Proposal [2-9A-HJ-NP-Z]{4}$/);
    expect(labelOf(id)).not.toBe(labelOf('9b1de2a7-3f64-4d15-8f0a-5d2d6c1b7e11'));
  });
});
