/** What the server takes as a picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const megabyte = 1_048_576;

/** What the server would say of a picture, said before it is sent; nothing where it may be taken. */
export function refusedPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'Choose a JPEG, PNG or WebP picture.';
  if (size > 10 * megabyte) return 'The picture is larger than 10 MB. Make it smaller, and choose it again.';
  return undefined;
}
