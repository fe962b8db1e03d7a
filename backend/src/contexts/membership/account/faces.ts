import type { PictureUse } from '../../../platform/pictures/picture-use';

/** Pictures of people are cut to their middle. */
export const faces = { prefix: 'membership/faces', fit: 'cover' } satisfies PictureUse;

/** Its address in SQL, of a person `u`; nothing where they have none. */
export const faceOf = (u: string) => `coalesce('/api/faces/' || ${u}.picture_id || '/large', ${u}.profile_image_url)`;
