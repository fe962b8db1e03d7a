import type { StoredFile } from './stored-file';

/** Shown in a page or a tab of their own; whatever else there is, is saved. SVG is a program and is none of them. */
const shown = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const longestName = 150;

/**
 * The headers that a file is sent with: nobody guesses another type, nothing in it runs, and browsers alone keep it. It is
 * never changed, so they need not ask again.
 */
export const headersOf = (file: StoredFile): Record<string, string> => ({
  'content-type': file.type,
  'content-length': String(file.bytes),
  'content-disposition': dispositionOf(file),
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
});

/** RFC 6266: the name in ASCII for old programs, and as it is (RFC 8187). */
export function dispositionOf({ name, type }: Pick<StoredFile, 'name' | 'type'>): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown.includes(type) ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/** Other endings of the same type. */
const sameEndings: Record<string, string[]> = { jpg: ['jpeg', 'jpe', 'jfif'], tif: ['tiff'] };

/** The name with the ending of what the file is, so that no system takes it for something else: `plan.pdf.exe` is a program. */
export function endingIn(name: string, ending: string): string {
  const given = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return [ending, ...(sameEndings[ending] ?? [])].includes(given ?? '') ? name : `${name}.${ending}`;
}

/** The last part of a path, without what a file system or a header could take for something else. */
export function safeName(given: string): string {
  const wellFormed = Buffer.from(given).toString();
  const last = wellFormed.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{C}]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  const letters = [...name.slice(0, name.length - ending.length)].slice(0, longestName - ending.length).join('');
  return letters + ending || 'file';
}
