import sharp from 'sharp';
import { mostPixels, type PictureUse } from './picture-use';
import { pictureTooManyPixels, pictureUnreadable } from './pictures.errors';

const readers = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);
sharp.concurrency(1);

const seconds = 20;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The picture of a file as square WebP with these edges: upright, in sRGB, and without what the file says beside it, such as where
 * it was taken. Of one that moves, the first moment. Throws `picture_too_many_pixels` and `picture_unreadable`.
 */
export async function squared(path: string, fit: PictureUse['fit'], edges: number[]): Promise<Buffer[]> {
  const { width, height } = await readable(sharp(path, { limitInputPixels: false }).metadata());
  if (width * height > mostPixels) throw pictureTooManyPixels();
  // Decoded once, to the largest; the others are made of it.
  const largest = Math.max(...edges);
  const upright = await readable(
    sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds })
      .resize({ width: largest, height: largest, fit, background: clear })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  const made = edges.map((edge) => sharp(upright).resize(edge).webp({ quality: 84 }).toBuffer());
  return Promise.all(made);
}

const readable = async <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw pictureUnreadable();
  });
