/** @jest-environment node */
import { priceBook } from '@/testing/price-book';
import { render } from './render-landing';

describe('the rendered landing page', () => {
  it('has the prices in its text and as data for hydration', () => {
    const { page, data } = render(['/'], priceBook);
    expect(page).toContain('$4,950');
    expect(page).toContain('21-day free trial');
    const written = /^<script type="application\/json" id="price-book">(.*)<\/script>$/.exec(data)?.[1] ?? '';
    expect(JSON.parse(written)).toEqual(priceBook);
  });

  it('holds data that cannot end its script', () => {
    const [plan] = priceBook.plans;
    const { data } = render(['/'], {
      ...priceBook,
      plans: [{ ...(plan as typeof plan & object), name: '</script><b>' }],
    });
    expect(data.match(/</g)).toHaveLength(2);
  });

  it('goes without prices and data where there is no price book', () => {
    const { page, data } = render(['/']);
    expect(page).not.toMatch(/\$\d[\d,]* /);
    expect(data).toBe('');
  });

  it('holds no inline style', () => {
    expect(render(['/'], priceBook).page).not.toMatch(/<style|\sstyle=/);
  });
});
