import { answers } from '@alliance/api-client/answers';
import { baseApi } from '@alliance/api-client/base-api';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sayReadOnly } from './sayReadOnly';

export function createStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: answers },
    // There is nothing in it but the server's answers, and those are frozen: to look through them all at every action finds nothing.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware, sayReadOnly),
  });
  setupListeners(store.dispatch);
  return store;
}
