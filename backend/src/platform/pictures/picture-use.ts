import type { FileRules } from '../files/stored-file';

/** What pictures are kept for, declared beside who keeps them. */
export interface PictureUse {
  /** Where they are kept: the context and a noun, `membership/logos`. */
  readonly prefix: `${string}/${string}`;
  /** How they become square: with all of it and clear edges, or cut to its middle. */
  readonly fit: 'contain' | 'cover';
}

/** Edges of the squares in which each picture is kept, in pixels: beside a name, and on a page of its own. */
export const pictureSizes = { small: 96, large: 256 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** What is taken as a picture. SVG is a program, and what else there is few browsers show. */
export const takenPictures = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1_048_576,
} satisfies FileRules;

/** Of a picture that is taken: some bytes can say that they are billions. */
export const mostPixels = 40_000_000;
