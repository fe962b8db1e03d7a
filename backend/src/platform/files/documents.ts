import type { FileRules } from './stored-file';

const megabyte = 1_048_576;
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** What people work with. What is in a ZIP is never looked at; office files with macros are none of these types. */
export const documents = {
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
} as const satisfies FileRules;
