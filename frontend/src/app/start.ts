import { start } from '@alliance/api-client/started';
import '@/ui/styles.css';
import { opening } from './opening';

// What runs first is small: the page's code, and its answers, come beside the application instead of after it. The server
// marks the document of those who have a session, and has named all of this in it already: here it is taken up.
const { route, asks } = opening(window.location, 'session' in document.documentElement.dataset);
void route?.lazy().catch(() => undefined);
for (const address of asks) start(address);
void import('./main');
