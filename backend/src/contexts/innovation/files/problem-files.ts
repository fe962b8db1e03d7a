import type { FileUse } from '../../../platform/files/stored-file';

const megabyte = 1_048_576;
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** What is attached to problems. What is in a ZIP is never looked at here; office files with macros are none of these types. */
export const problemFiles = {
  prefix: 'innovation/problem-files',
  types: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/webp',
    `${openXml}.wordprocessingml.document`,
    `${openXml}.spreadsheetml.sheet`,
    `${openXml}.presentationml.presentation`,
    `${openDocument}.text`,
    `${openDocument}.spreadsheet`,
    `${openDocument}.presentation`,
    'application/zip',
  ],
  maxBytes: 20 * megabyte,
} satisfies FileUse;

/** Of one problem. */
export const mostFiles = 10;
export const mostBytes = 50 * megabyte;
