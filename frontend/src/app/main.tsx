import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { drawnAtOnce } from './drawnAtOnce';
import { letReaderAct } from './letReaderAct';
import { createRouter } from './router';
import { createStore } from './store';
import { takeOver } from './takeOver';

async function show(written: HTMLElement) {
  const isReadable = written.hasChildNodes();
  if (isReadable) await letReaderAct();
  const store = createStore();
  const router = createRouter();
  if (isReadable) await letReaderAct();
  const isAtOnce = !isReadable && (await drawnAtOnce(store, router));
  takeOver(written, (root) => {
    const { pathname, search, hash } = window.location;
    // Where the page can be read already, somebody may be in the middle of it.
    if (isReadable) void router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    const draw = () =>
      createRoot(root).render(
        <StrictMode>
          <Provider store={store}>
            <RouterProvider router={router} />
          </Provider>
        </StrictMode>,
      );
    if (isAtOnce) flushSync(draw);
    else draw();
  });
}

void show(document.getElementById('root') as HTMLElement);
