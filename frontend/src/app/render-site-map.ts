import type { StoryCardDto } from '@alliance/api-client/stories';

/** Pages that are for everybody, and that somebody may look for. */
const pages = ['/', '/stories', '/subscription', '/membership', '/terms', '/privacy'];

/** The address whose answers name more of them, page by page. */
export const source = '/api/stories?limit=200';

/** What else a page for everybody is made of, and organizations, which are there for everybody where they like. */
const parts = ['/assets/', '/favicon.svg', '/api/plans', '/api/stories', '/members/', '/api/members/', '/api/logos/'];

/** All but the pages for everybody is for members, and nothing to look for. The longest rule holds. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /$',
    ...[...pages.slice(1), ...parts].map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Addresses of pages for everybody, and of stories since they are as they are. */
export function sitemap(origin: string, answers: readonly (readonly StoryCardDto[])[]): string {
  const stories = answers.flat().map(({ slug, publishedAt }) => ({ path: `/stories/${slug}`, publishedAt }));
  // Where its operation is not there, neither is its page.
  const shown = pages.filter((path) => answers.length > 0 || path !== '/stories');
  const entries = [...shown.map((path) => ({ path, publishedAt: undefined })), ...stories].map(
    ({ path, publishedAt }) =>
      `  <url><loc>${escaped(origin + path)}</loc>${publishedAt ? `<lastmod>${escaped(publishedAt)}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
