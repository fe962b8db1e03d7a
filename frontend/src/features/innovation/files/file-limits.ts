import type { ProblemFileDto } from '@alliance/api-client/innovation';
import { fileSize } from '@/ui/fileSize';

const megabyte = 1_048_576;
/** As the server has them, which decides; here they spare an upload that would be refused. */
export const mostFiles = 10;
const mostBytes = 20 * megabyte;
const mostTogether = 50 * megabyte;

export const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.odt,.ods,.odp,.zip';
export const limitsInWords = `PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, WebP or ZIP. Up to ${mostFiles} files, of ${fileSize(mostBytes)} each and ${fileSize(mostTogether)} together.`;

/** Why a file would be refused beside those that are attached, as far as that is known before it is sent. */
export function refusedBefore({ size }: File, attached: readonly ProblemFileDto[]): string | undefined {
  if (size === 0) return 'The file is empty.';
  if (size > mostBytes) return `The file is ${fileSize(size)}; ${fileSize(mostBytes)} are allowed.`;
  const together = attached.reduce((sum, { bytes }) => sum + bytes, size);
  if (attached.length >= mostFiles) return `There are ${mostFiles} files already. Remove one to attach another.`;
  if (together > mostTogether)
    return `With it the files would be ${fileSize(together)}; ${fileSize(mostTogether)} are allowed.`;
}
