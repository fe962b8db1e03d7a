import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router';
import { createStore } from './store';
import { takeOver } from './takeOver';

const router = createRouter();
takeOver(document.getElementById('root') as HTMLElement, (root) => {
  const { pathname, search, hash } = window.location;
  // Where the page can be read already, somebody may be in the middle of it.
  if (!root.isConnected) void router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
});
