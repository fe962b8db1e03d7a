import { start } from '@alliance/api-client/started';
import '@/ui/styles.css';
import { pageAt } from '@/ui/page';
import { areas, memberHome, pages } from './routes';

// What runs first is small: the page's code, and its answers, come beside the application instead of after it. The server
// marks the document of those who have a session; for others nothing private is asked.
void import('./main');
const signedIn = 'session' in document.documentElement.dataset;
const opened = pageAt(signedIn ? [memberHome, ...pages] : areas.open, window.location);
if (signedIn) start('/api/auth/user');
void opened?.route.lazy().catch(() => undefined);
for (const address of opened?.route.handle.asks(opened.at) ?? []) start(address);
