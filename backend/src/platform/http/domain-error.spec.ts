import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError, defineProblem, documented, problemCodes } from './domain-error';
import { documentOf } from './problem';

const platform = join(__dirname, '..');
const sources = join(platform, '..');

describe('A problem', () => {
  it('is declared once, and gives its code, its status and its text', () => {
    const sold = defineProblem({
      code: 'sold_out',
      kind: 'conflict',
      text: (what: string, left: number) => `Of ${what} ${left} are left.`,
      details: (what) => ({ errors: [{ field: what, message: 'Too many' }] }),
      example: ['seats', 2],
    });
    const error = sold('tables', 0);
    expect(error).toBeInstanceOf(DomainError);
    expect(documentOf(error, 'i')).toMatchObject({
      status: 409,
      title: 'Conflict',
      code: 'sold_out',
      detail: 'Of tables 0 are left.',
      errors: [{ field: 'tables', message: 'Too many' }],
    });
    expect(sold.documented).toMatchObject({ status: 409, code: 'sold_out', words: 'Of seats 2 are left.' });
    expect(problemCodes()).toContain('sold_out');
  });

  it('is documented by its kind, by when it is answered, and as it is answered with its example', () => {
    const gone = defineProblem({
      code: 'gone_away',
      kind: 'forbidden',
      text: (who: string) => `${who} has gone away.`,
      details: (who) => ({ allowed: [who] }),
      when: 'Somebody has gone away.',
      example: ['Ada'],
    });
    const shown = { status: 403, code: 'gone_away', message: 'Ada has gone away.', details: { allowed: ['Ada'] } };
    expect(gone.documented).toEqual({ ...shown, words: 'Somebody has gone away.' });
    const closed = defineProblem({ code: 'closed_here', kind: 'unavailable', text: 'Closed.' });
    const words = { words: 'Closed.', message: 'Closed.' };
    expect(closed.documented).toEqual({ status: 503, code: 'closed_here', ...words, details: {} });
    expect(documented(gone('Ben'))).toEqual({
      ...{ status: 403, code: 'gone_away', words: 'Ben has gone away.', message: 'Ben has gone away.' },
      details: { allowed: ['Ben'] },
    });
  });

  it('cannot be declared twice', () => {
    const declare = () => defineProblem({ code: 'declared_here', kind: 'conflict', text: 'Here.' });
    declare();
    expect(declare).toThrow('declared_here');
  });

  it('is made by its declaration alone', () => {
    const making = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!spec)\.ts$/.test(name))
      .filter((name) => readFileSync(join(sources, name), 'utf8').includes('new DomainError('));
    expect(making).toEqual([join('platform', 'http', 'domain-error.ts')]);
  });
});
