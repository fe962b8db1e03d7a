import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProblemContentDto } from './problem-requests.dto';

const read = (regions: unknown) => {
  const content = plainToInstance(ProblemContentDto, { title: 'Leaks', description: 'In mains.', regions });
  const wrong = validateSync(content).flatMap(({ constraints }) => Object.values(constraints ?? {}));
  return wrong.length > 0 ? wrong : content.regions;
};

describe('where a problem’s solution must work', () => {
  it('is countries in capitals', () => {
    expect(read(['ke', 'TZ'])).toEqual(['KE', 'TZ']);
  });

  it.each([[['KE', 'ke']], [['GB', 'UK']]])('names none twice, however it is written: %p', (regions) => {
    expect(read(regions)).toEqual(['regions must not name a country twice']);
  });

  it.each([[[7]], [['ZZ']], ['KE']])('is not %p', (regions) => {
    expect(read(regions)).toEqual(expect.arrayContaining([expect.stringMatching(/^regions must be/)]));
  });
});
