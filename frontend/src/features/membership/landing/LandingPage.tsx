import { Closing } from './Closing';
import { Communities } from './Communities';
import { Ecosystem } from './Ecosystem';
import { Hero } from './Hero';
import { Information } from './Information';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Lifecycle } from './Lifecycle';
import { Pricing } from './Pricing';
import { SuccessStories } from './SuccessStories';
import { Testimonials } from './Testimonials';
import { useTerms } from './useTerms';

interface LandingPageProps {
  /** Whether a feature serves this path; nothing links to one that is absent. */
  isMounted: (path: string) => boolean;
  /** Whether the reader belongs to an organization on a paid tier. */
  isPaid?: boolean;
}

/** A document of its own: it needs neither router nor store, and its links load the page they name. */
export default function LandingPage({ isMounted, isPaid = false }: LandingPageProps) {
  const terms = useTerms();
  return (
    <>
      <LandingHeader />
      <main id="main">
        <Hero />
        <Ecosystem />
        <Lifecycle />
        <SuccessStories />
        <Pricing terms={terms} />
        <Testimonials />
        <Communities isPaid={isPaid} upgradePath={isMounted('/subscription') ? '/subscription' : '/membership'} />
        <Closing terms={terms} />
        <Information />
      </main>
      <LandingFooter isMounted={isMounted} />
    </>
  );
}
