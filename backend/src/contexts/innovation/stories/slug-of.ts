/** The end of an address that says what is there: "Six ports keep one promise" is `six-ports-keep-one-promise`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return plain || 'story';
}

/** Whether it is made of this title, alone or with what tells it from others of that title. */
export const isSlugOf = (title: string, slug: string): boolean =>
  new RegExp(`^${slugOf(title)}(-[0-9a-f]{8}(-[0-9a-f-]{27})?)?$`).test(slug);
