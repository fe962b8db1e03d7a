import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import LandingPage from '@/features/membership/landing/LandingPage';
import '@/ui/styles.css';
import { isMounted } from './routes';

// As a transition, hydration is done in slices and never keeps a reader's tap waiting.
startTransition(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <LandingPage isMounted={isMounted} />);
});
