export const openXml = 'application/vnd.openxmlformats-officedocument';
export const openDocument = 'application/vnd.oasis.opendocument';

/** What people call the types of files that are taken anywhere. */
const words = [
  ['application/pdf', 'PDF'],
  [`${openXml}.wordprocessingml.document`, 'Word'],
  [`${openXml}.spreadsheetml.sheet`, 'Excel'],
  [`${openXml}.presentationml.presentation`, 'PowerPoint'],
  [`${openDocument}.text`, 'OpenDocument'],
  [`${openDocument}.spreadsheet`, 'OpenDocument'],
  [`${openDocument}.presentation`, 'OpenDocument'],
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/webp', 'WebP'],
  ['application/zip', 'ZIP'],
] as const;
/** Media type. */
export type FileType = (typeof words)[number][0];

const wordOf = new Map<FileType, string>(words);
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** In their order, each word once. */
export const typesInWords = (types: readonly FileType[]): string =>
  either.format(new Set(types.map((type) => wordOf.get(type) as string)));
