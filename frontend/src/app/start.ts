import { start } from '@alliance/api-client/started';
import '@/ui/styles.css';
import { letReaderAct } from './letReaderAct';
import { opening } from './opening';

/** What is drawn has been drawn by so long after the document is there, in milliseconds. */
const painted = 200;

// What runs first is small: the page's code, and its answers, come beside the application instead of after it. The server
// marks the document of those who have a session, and has named all of this in it already: here it is taken up.
async function begin() {
  const { route, asks } = opening(window.location, 'session' in document.documentElement.dataset);
  void route?.lazy().catch(() => undefined);
  for (const address of asks) start(address);
  if (isReadable) await letReaderAct();
  void import('./main');
}

// Where there is something to read already, what that is drawn with comes first.
const isReadable = document.getElementById('root')?.hasChildNodes();
if (isReadable) addEventListener('load', () => setTimeout(begin, painted));
else void begin();
