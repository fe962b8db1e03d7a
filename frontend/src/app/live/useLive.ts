import { baseApi, tagTypes } from '@alliance/api-client/base-api';
import { liveTags } from '@alliance/api-client/live';
import { useKnownViewer } from '@alliance/api-client/viewer';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { hear } from '@/ui/heard';
import { whenQuiet } from '@/ui/whenQuiet';
import { listen } from './listen';

type Tag = (typeof tagTypes)[number];

/** What is said within this time, in milliseconds, is asked for at once. */
const together = 100;

/** Keeps what is shown up to date: asks again for what the server says has changed, once the page has come to rest and is seen. */
export function useLive(): void {
  const { viewer } = useKnownViewer();
  const dispatch = useDispatch();
  const isTold = viewer && !viewer.deletionDueAt && !viewer.seenUntil;
  const personId = isTold && 'EventSource' in window ? viewer.id : undefined;

  useEffect(() => {
    if (!personId) return;
    const due = new Set<Tag>();
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking = undefined;
      // Who does not see the page is not here: to ask would say that they are.
      if (document.hidden || due.size === 0) return;
      dispatch(baseApi.util.invalidateTags([...due]));
      due.clear();
    };
    const onChange = (kind: string | undefined, id?: string, isLate?: boolean) => {
      if (kind && id) hear(kind, id, isLate);
      for (const tag of kind === undefined ? tagTypes : (liveTags[kind] ?? [])) due.add(tag);
      if (due.size > 0) asking ??= setTimeout(ask, together);
    };
    const onRefused = () => dispatch(baseApi.util.invalidateTags(['Viewer']));

    let stop = () => {};
    const start = () => {
      stop = whenQuiet(async () => {
        stop = listen(personId, { onChange, onRefused });
      });
    };
    // A page that the browser puts aside, to be shown again at once, listens no more.
    const aside = () => stop();
    const back = ({ persisted }: PageTransitionEvent) => persisted && start();
    start();
    window.addEventListener('pagehide', aside);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('pagehide', aside);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', ask);
      clearTimeout(asking);
      stop();
    };
  }, [personId, dispatch]);
}
