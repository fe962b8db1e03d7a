/** @jest-environment node */
import { priceBook } from '@/testing/price-book';
import { story } from '@/testing/stories';
import { render } from './render-landing';

describe('the rendered landing page', () => {
  it('has the prices in its text and as data for hydration', () => {
    const { page, data } = render(['/'], { priceBook, stories: [story] });
    expect(page).toContain('$4,950');
    expect(page).toContain('href="/stories/six-ports"');
    expect(page).toContain('21-day free trial');
    const written = /^<script type="application\/json" id="landing-answers">(.*)<\/script>$/.exec(data)?.[1] ?? '';
    expect(JSON.parse(written)).toEqual({ priceBook, stories: [story] });
  });

  it('holds data that cannot end its script', () => {
    const [plan] = priceBook.plans;
    const { data } = render(['/'], {
      priceBook: { ...priceBook, plans: [{ ...(plan as typeof plan & object), name: '</script><b>' }] },
      stories: [{ ...story, title: '</script><b>' }],
    });
    expect(data.match(/</g)).toHaveLength(2);
  });

  it('goes without prices, stories and data where there is no price book', () => {
    const { page, data } = render(['/']);
    expect(page).not.toMatch(/\$\d[\d,]* /);
    expect(data).toBe('');
  });

  it('holds no inline style', () => {
    expect(render(['/'], { priceBook, stories: [story] }).page).not.toMatch(/<style|\sstyle=/);
  });
});
