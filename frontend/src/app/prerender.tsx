import { renderToString } from 'react-dom/server';
import LandingPage from '@/features/membership/landing/LandingPage';
import { isMounted, mountedPaths } from './routes';

/** The landing page as text: what a visitor sees before any script has run. */
export const prerender = () => renderToString(<LandingPage isMounted={isMounted} />);

/** Every address that has a page, for the server to tell the others as not found. */
export const paths = mountedPaths;
