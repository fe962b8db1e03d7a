import { changesBetween } from './changes';

const criterion = (key: number, name: string, weight: number, meaning: string | null = null) => ({
  key,
  name,
  meaning,
  weight,
});

describe('what has changed in a rubric', () => {
  it('is nothing where words and shares are the same', () => {
    const before = [criterion(1, 'Fit', 1), criterion(2, 'Cost', 3)];
    expect(changesBetween(before, [criterion(2, 'Cost', 60), criterion(1, 'Fit', 20)])).toEqual([]);
  });

  it('is a sentence for each name, meaning and share that is another', () => {
    const before = [criterion(1, 'Fit', 50), criterion(2, 'Cost', 50)];
    const now = [criterion(1, 'Fit for us', 25, 'In our mains'), criterion(3, 'Speed', 75)];
    expect(changesBetween(before, now)).toEqual([
      '“Fit” is called “Fit for us” now.',
      '“Fit for us” means something else now.',
      '“Fit for us” counts 25 % instead of 50 %.',
      '“Speed” is new and counts 75 %.',
      '“Cost” is not judged any more.',
    ]);
  });
});
