import { type LandingAnswers, useAnswer } from './answers';
import { Closing } from './Closing';
import { Communities } from './Communities';
import { Ecosystem } from './Ecosystem';
import { Hero } from './Hero';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Lifecycle } from './Lifecycle';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { SuccessStories } from './SuccessStories';
import { Testimonials } from './Testimonials';

interface LandingPageProps extends LandingAnswers {
  /** Whether a feature serves this path; nothing links to one that is absent. */
  isMounted: (path: string) => boolean;
  /** Whether the reader belongs to an organization on a paid tier. */
  isPaid?: boolean;
}

/** Parts of this page that tell of pages which may be closed. */
const pageBehind: Record<string, string> = { '#success': '/stories', '#community': '/communities' };

/** A document of its own: it needs neither router nor store, and its links load the page they name. */
export default function LandingPage({ isMounted, isPaid = false, ...written }: LandingPageProps) {
  const book = useAnswer('priceBook', written.priceBook);
  const closed = useAnswer('closed', written.closed);
  const isOpen = (page: string) => !closed?.some(({ pages }) => pages.includes(page));
  const hasStories = isOpen('/stories');
  const stories = useAnswer('stories', written.stories, hasStories);
  const isShown = (href: string) => isOpen(pageBehind[href] ?? href);
  return (
    <>
      <LandingHeader isShown={isShown} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero hasStories={hasStories} />
        <Ecosystem />
        <Lifecycle />
        {hasStories && <SuccessStories stories={stories} />}
        <Pricing book={book} />
        <Testimonials />
        {isOpen('/communities') && <Communities isPaid={isPaid} />}
        <Questions book={book} />
        <Closing book={book} />
      </main>
      <LandingFooter isMounted={isMounted} isShown={isShown} />
    </>
  );
}
