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

/** A document of its own: it needs neither router nor store, and its links load the page they name. */
export default function LandingPage({ isMounted, isPaid = false, ...written }: LandingPageProps) {
  const book = useAnswer('priceBook', written.priceBook);
  const stories = useAnswer('stories', written.stories);
  return (
    <>
      <LandingHeader />
      <main id="main">
        <Hero />
        <Ecosystem />
        <Lifecycle />
        <SuccessStories stories={stories} />
        <Pricing book={book} />
        <Testimonials />
        <Communities isPaid={isPaid} />
        <Questions book={book} />
        <Closing book={book} />
      </main>
      <LandingFooter isMounted={isMounted} />
    </>
  );
}
