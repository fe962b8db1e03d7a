import type { FileRules } from './stored-file';
import { openDocument, openXml } from './type-words';

/** What people work with. What is in a ZIP is never looked at; office files with macros are none of these types. */
export const documents = {
  types: [
    'application/pdf',
    `${openXml}.wordprocessingml.document`,
    `${openXml}.spreadsheetml.sheet`,
    `${openXml}.presentationml.presentation`,
    `${openDocument}.text`,
    `${openDocument}.spreadsheet`,
    `${openDocument}.presentation`,
    'image/png',
    'image/jpeg',
    'image/webp',
    'application/zip',
  ],
  maxBytes: 20 * 1_048_576,
} as const satisfies FileRules;
