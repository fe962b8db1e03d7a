import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { TrueOrFalse } from './true-or-false';

class Asked {
  @TrueOrFalse('open')
  open?: boolean;
}

describe('a parameter that says yes or no', () => {
  const asked = (open: unknown) => {
    const read = plainToInstance(Asked, { open });
    const [fault] = validateSync(read);
    return fault ? Object.values(fault.constraints ?? {}) : read.open;
  };

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
    [undefined, undefined],
  ])('%j is %j', (given, read) => {
    expect(asked(given)).toBe(read);
  });

  it.each([['1'], ['0'], ['TRUE'], ['yes'], ['constructor'], [['true']], [['true', 'true']], [{ a: 'true' }]])(
    '%j is refused',
    (given) => {
      expect(asked(given)).toEqual(['open must be true or false']);
    },
  );
});
