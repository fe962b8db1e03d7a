const anyOrigin = 'http://origin.invalid';

const leavesUs = /^(?!\/)|^\/[/\\]|[\u0000-\u001f\u007f\\]/;

/** A path on our own origin, or `/` for everything that would lead elsewhere. */
export function safeReturnPath(wanted?: string | null): string {
  if (!wanted || wanted.length > 2000 || leavesUs.test(wanted) || !URL.canParse(wanted, anyOrigin)) return '/';
  // Folding dots can bring a second slash to the front (`/..//elsewhere`), so the folded path is looked at again.
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && !leavesUs.test(pathname) ? `${pathname}${search}${hash}` : '/';
}
