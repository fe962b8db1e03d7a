import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { answersElement, type LandingAnswers } from '@/features/membership/landing/answers';
import LandingPage from '@/features/membership/landing/LandingPage';
import '@/features/membership/landing/landing.css';
import { isMounted } from './routes';

/** What the server has rendered the page with; absent when it had no answer itself. */
const written = document.getElementById(answersElement)?.textContent;
const answers: LandingAnswers = written ? JSON.parse(written) : {};

// As a transition, hydration is done in slices and never keeps a reader's tap waiting.
startTransition(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <LandingPage isMounted={isMounted} {...answers} />);
});
