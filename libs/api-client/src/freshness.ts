import { useDispatch, useSelector } from 'react-redux';
import { baseApi, tagTypes } from './base-api';

interface State {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

/** What the pages show and what not: who is signed in is asked for by itself. */
const shown = tagTypes.filter((tag) => tag !== 'Admin' && tag !== 'Viewer');
const ofSession = new Set(['getCurrentAdmin', 'getCurrentUser']);

/** When the newest data on the page came, whether some is on its way, and the way to ask for all of it again. */
export function useFreshness() {
  const dispatch = useDispatch();
  const updatedAt = useSelector((state: State) =>
    Math.max(
      0,
      ...Object.values(state.api.queries).map((query) =>
        query && !ofSession.has(query.endpointName ?? '') ? (query.fulfilledTimeStamp ?? 0) : 0,
      ),
    ),
  );
  const isRefreshing = useSelector((state: State) =>
    Object.values(state.api.queries).some((query) => query?.status === 'pending'),
  );
  const refresh = () => {
    dispatch(baseApi.util.invalidateTags([...shown]));
  };
  /** After a sign-out nothing stays that was shown to who was signed in. */
  const forget = () => {
    dispatch(baseApi.util.resetApiState());
  };
  return { updatedAt, isRefreshing, refresh, forget };
}
