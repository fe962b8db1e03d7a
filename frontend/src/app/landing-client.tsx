import { hydrateRoot } from 'react-dom/client';
import LandingPage from '@/features/membership/landing/LandingPage';
import '@/ui/styles.css';
import { isMounted } from './routes';

hydrateRoot(document.getElementById('root') as HTMLElement, <LandingPage isMounted={isMounted} />);
