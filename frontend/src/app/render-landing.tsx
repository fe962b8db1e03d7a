import { renderToString } from 'react-dom/server';
import { answersElement, type LandingAnswers, sources } from '@/features/membership/landing/answers';
import LandingPage from '@/features/membership/landing/LandingPage';

/** The addresses whose answers the page shows. */
export { sources };

/**
 * The landing page as text: what a visitor sees before any script has run. Built into one file of its own, for the
 * build (without prices and stories) and for the server (with today's).
 */
export function render(mountedPaths: readonly string[], answers: LandingAnswers = {}) {
  const page = renderToString(<LandingPage isMounted={(path) => mountedPaths.includes(path)} {...answers} />);
  if (/<style|\sstyle=/.test(page))
    throw new Error('The landing page holds inline styles, which the content policy forbids.');
  if (!answers.priceBook) return { page, data: '' };
  const data = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return { page, data: `<script type="application/json" id="${answersElement}">${data}</script>` };
}
