import { takenPictures } from '../pictures/picture-use';
import { documents } from './documents';
import { fileTypeRefused } from './files.errors';

describe('A file of another type', () => {
  it.each([
    ['documents', documents.types, 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, WebP or ZIP'],
    ['pictures', takenPictures.types, 'JPEG, PNG or WebP'],
    ['one type alone', ['application/pdf'] as const, 'PDF'],
  ])('than the %s that are taken is refused in the words of the pages', (_what, types, words) => {
    const { message, details } = fileTypeRefused(types);
    expect(message).toBe(`The file’s content must be ${words}`);
    expect(details.errors).toEqual([{ field: 'file', message }]);
  });
});
