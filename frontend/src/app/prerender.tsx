import { renderToString } from 'react-dom/server';
import LandingPage from '@/features/membership/landing/LandingPage';
import { isMounted } from './routes';

/** The landing page as text: what a visitor sees before any script has run. */
export const prerender = () => renderToString(<LandingPage isMounted={isMounted} />);
