import { useEffect } from 'react';
import { focusAt, type Place, placeOf } from './place';

/**
 * When what has the focus is taken from the page (a button that has done its work, an entry of a list), the focus goes
 * to what came in its place instead of falling to the body. One for the whole application.
 */
export function FocusKeeper() {
  useEffect(() => {
    let last: Element | undefined;
    let place: Place = [];

    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      place = placeOf(last);
    };
    const left = () =>
      queueMicrotask(() => {
        // Somebody clicked beside it: from then on it may vanish without anybody noticing.
        if (last?.isConnected && document.activeElement === document.body) last = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      // A dialog goes with all of its place, and knows itself where the focus came from.
      if (place.some(({ parent }) => parent.isConnected)) focusAt(place);
    });

    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', left);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', left);
      observer.disconnect();
    };
  }, []);

  return null;
}
