import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsId } from './id';

class Form {
  @IsId()
  one: unknown;

  @IsId({ each: true, message: 'each of many must be an id' })
  many: unknown;
}

const id = 'b3a1f6c2-0d5e-4f0a-8c77-2e94d1f0a6b8';
const read = (one: unknown, many: unknown) => {
  const form = plainToInstance(Form, { one, many });
  return { ...form, wrong: validateSync(form).map(({ property }) => property) };
};

describe('An id in a body or a query', () => {
  it('is spelt as the database does, however it was written', () => {
    expect(read(id.toUpperCase(), [id.toUpperCase(), id])).toEqual({ one: id, many: [id, id], wrong: [] });
  });

  it('is one of any version', () => {
    const ordered = '0198f1a2-0d5e-7f0a-8c77-2e94d1f0a6b8';
    expect(read(ordered, [ordered]).wrong).toEqual([]);
  });

  it.each([['GIA-123456'], [7], [null], [[id]], [{}], [`${id}\n`], ['']])('is none: %j', (wrong) => {
    expect(read(wrong, [id]).wrong).toEqual(['one']);
    expect(read(id, [id, wrong]).wrong).toEqual(['many']);
  });
});
