import type { PriceBookDto } from '@alliance/api-client/billing';
import { renderToString } from 'react-dom/server';
import LandingPage from '@/features/membership/landing/LandingPage';

/** The address whose answer the page shows. */
export const source = '/api/plans';

/**
 * The landing page as text: what a visitor sees before any script has run. Built into one file of its own, for the
 * build (without prices) and for the server (with today's).
 */
export function render(mountedPaths: readonly string[], priceBook?: PriceBookDto) {
  const page = renderToString(<LandingPage isMounted={(path) => mountedPaths.includes(path)} priceBook={priceBook} />);
  if (/<style|\sstyle=/.test(page))
    throw new Error('The landing page holds inline styles, which the content policy forbids.');
  const data = priceBook ? JSON.stringify(priceBook).replaceAll('<', '\\u003c') : '';
  return { page, data: data && `<script type="application/json" id="price-book">${data}</script>` };
}
