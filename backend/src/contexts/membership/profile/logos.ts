import type { PictureUse } from '../../../platform/pictures/picture-use';

/** Logos are shown whole, whatever their shape. */
export const logos = { prefix: 'membership/logos', fit: 'contain' } satisfies PictureUse;
