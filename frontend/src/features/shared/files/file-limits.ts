import { fileSize } from '@/ui/fileSize';

const megabyte = 1_048_576;
const mostBytes = 20 * megabyte;

/** How much may be attached. As the server has it, which decides; here it spares an upload that would be refused. */
export interface FileLimits {
  mostFiles: number;
  /** Together. */
  mostBytes: number;
}

export const problemLimits: FileLimits = { mostFiles: 10, mostBytes: 50 * megabyte };
export const projectLimits: FileLimits = { mostFiles: 50, mostBytes: 500 * megabyte };

export const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.odt,.ods,.odp,.zip';
export const acceptedInWords = 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, WebP or ZIP';
export const limitsInWords = (most: FileLimits) =>
  `${acceptedInWords}. Up to ${most.mostFiles} files, of ${fileSize(mostBytes)} each and ${fileSize(most.mostBytes)} together.`;

/** Why a file would be refused beside those that are attached, as far as that is known before it is sent. */
export function refusedBefore({ size }: File, attached: readonly { bytes: number }[], most: FileLimits) {
  if (size === 0) return 'The file is empty.';
  if (size > mostBytes) return `The file is ${fileSize(size)}; ${fileSize(mostBytes)} are allowed.`;
  const together = attached.reduce((sum, { bytes }) => sum + bytes, size);
  if (attached.length >= most.mostFiles)
    return `There are ${most.mostFiles} files already. Remove one to attach another.`;
  if (together > most.mostBytes)
    return `With it the files would be ${fileSize(together)}; ${fileSize(most.mostBytes)} are allowed.`;
}
