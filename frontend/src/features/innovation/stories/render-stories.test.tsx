/** @jest-environment node */
import type { StoryDto } from '@alliance/api-client/stories';
import { story as card } from '@/testing/stories';
import { render, source } from './render-stories';

const title = '</script><script>"&';
const story: StoryDto = {
  ...card,
  ...{ title, summary: title, account: title, impact: title, projectName: title, isFeatured: false },
  organizations: [{ id: 'o1', name: title, type: 'corporation' }],
  ...{ entries: 1, kinds: [], metrics: [{ name: title, unit: 'hours', from: 31, to: 8 }] },
};

describe('the pages of stories as text', () => {
  it('ask what the pages ask', () => {
    expect(source('/stories')).toBe('/api/stories?limit=20');
    expect(source('/stories/six-ports')).toBe('/api/stories/six-ports');
    expect(source('/problems')).toBeUndefined();
  });

  it('say of a story what it says, whatever that would be in a document', () => {
    const { head, page } = render('/stories/six-ports', story, 'https://alliance.example');
    const escaped = '&lt;/script&gt;&lt;script&gt;&quot;&amp;';
    expect(head).toContain(`<meta name="description" content="${escaped}" />`);
    expect(head).toMatch(new RegExp(`<title>${escaped}[^<]*</title>`));
    const picture = 'https://alliance.example/api/stories/six-ports/picture';
    expect(head).toContain(`<meta property="og:image" content="${picture}" />`);
    expect(head).toContain(`<meta name="twitter:image" content="${picture}" />`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script/g)).toHaveLength(1);
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(data)).toMatchObject({ headline: title, author: [{ name: title }] });
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;/script&gt;&lt;script&gt;');
  });

  it('show all stories in the order in which they come', () => {
    const other = { ...story, id: 's2', slug: 'other', isFeatured: true };
    const { page } = render('/stories', [story, other], 'https://alliance.example');
    expect(page.indexOf('/stories/six-ports')).toBeLessThan(page.indexOf('/stories/other'));
    expect(page).toContain('href="/login?return=%2Fstories"');
    expect(page).not.toContain('<script');
  });
});
