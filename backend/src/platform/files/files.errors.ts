import { defineProblem } from '../http/domain-error';
import { type FileType, typesInWords } from './type-words';

const megabytes = (bytes: number) => (bytes / 1_048_576).toLocaleString('en', { maximumFractionDigits: 1 });
const tooLarge = (most: number) => `The file must not be larger than ${megabytes(most)} MB`;
const wrongType = (types: readonly FileType[]) => `The file’s content must be ${typesInWords(types)}`;

export const fileTooLarge = defineProblem({
  code: 'file_too_large',
  kind: 'too-large',
  text: tooLarge,
  details: (most: number) => ({ errors: [{ field: 'file', message: tooLarge(most) }] }),
  example: [1_048_576],
});

export const fileTypeRefused = defineProblem({
  code: 'file_type_refused',
  kind: 'invalid',
  text: wrongType,
  details: (types: readonly FileType[]) => ({ errors: [{ field: 'file', message: wrongType(types) }] }),
  example: [['image/png', 'image/jpeg']],
});

export const filesUnavailable = defineProblem({
  code: 'files_unavailable',
  kind: 'unavailable',
  text: 'Files cannot be reached for the moment. Please try again.',
  details: { retryAfterSeconds: 10 },
});

const gigabytes = (bytes: number) => `${(bytes / 1_073_741_824).toFixed(2).replace(/\.?0+$/, '')} GB`;
const noRoom = (used: number, most: number) =>
  `The files of your organization take ${gigabytes(used)} of ${gigabytes(most)}, and this one does not fit. Remove some first.`;

export const storageFull = defineProblem({
  code: 'storage_full',
  kind: 'conflict',
  text: noRoom,
  details: (...of: [used: number, most: number]) => ({
    errors: [{ field: 'file', message: noRoom(...of) }],
  }),
  example: [5_358_223_360, 5_368_709_120],
});
