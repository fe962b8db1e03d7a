import { day } from '../../../platform/clock/durations';
import type { FileUse } from '../../../platform/files/stored-file';

export const dataExportFile: FileUse = {
  prefix: 'membership/exports',
  types: ['application/zip'],
  maxBytes: 1024 ** 3,
};

/** So long an archive can be downloaded. */
export const exportsFor = 7 * day;
