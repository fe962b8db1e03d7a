import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { letReaderAct } from './letReaderAct';
import { createRouter } from './router';
import { createStore } from './store';
import { takeOver } from './takeOver';

async function show(written: HTMLElement) {
  const isReadable = written.hasChildNodes();
  if (isReadable) await letReaderAct();
  const router = createRouter();
  if (isReadable) await letReaderAct();
  takeOver(written, (root) => {
    const { pathname, search, hash } = window.location;
    // Where the page can be read already, somebody may be in the middle of it.
    if (isReadable) void router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    createRoot(root).render(
      <StrictMode>
        <Provider store={createStore()}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    );
  });
}

void show(document.getElementById('root') as HTMLElement);
