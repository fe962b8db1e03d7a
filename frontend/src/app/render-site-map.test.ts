/** @jest-environment node */
import type { StoryCardDto } from '@alliance/api-client/stories';
import { robots, sitemap } from './render-site-map';

const origin = 'https://alliance.example';
const story = (slug: string) => ({ slug, publishedAt: '2026-09-01T10:00:00.000Z' }) as StoryCardDto;

/** As RFC 9309 has it: of the rules that fit, the longest holds. */
function mayRead(path: string): boolean {
  const rules = [...robots(origin).matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, what, rule = '']) => ({
    what,
    rule,
  }));
  const fits = rules.filter(({ rule }) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  return fits.sort((one, other) => other.rule.length - one.rule.length)[0]?.what === 'Allow';
}

describe('what search engines may read', () => {
  it.each([
    '/',
    '/stories',
    '/stories/six-ports',
    '/api/stories/six-ports/picture',
    '/subscription',
    '/terms',
    '/members/1',
    '/api/logos/1/large',
  ])('is %s', (path) => expect(mayRead(path)).toBe(true));
  it.each(['/problems', '/problems/1', '/dashboard', '/admin-login', '/api/problems', '/api/auth/user', '/members'])(
    'is not %s',
    (path) => expect(mayRead(path)).toBe(false),
  );

  it('is named in the sitemap: pages for everybody, and every story since it is as it is', () => {
    const text = sitemap(origin, [[story('six-ports')], [story('night-wind')]]);
    const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(named).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/stories`, `${origin}/stories/six-ports`]));
    expect(named.at(-1)).toBe(`${origin}/stories/night-wind`);
    expect(named.every((address) => mayRead(address.slice(origin.length)))).toBe(true);
    expect(text).toContain('<lastmod>2026-09-01T10:00:00.000Z</lastmod>');
    expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});
