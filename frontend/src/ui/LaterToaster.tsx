import { useEffect, useSyncExternalStore } from 'react';
import { toastStore } from './toast';
import { useLater } from './useLater';

const load = () => import('./Toaster');

/** Where messages are shown, as soon as there is one. */
export function LaterToaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [code, want] = useLater(load);

  useEffect(() => {
    if (message && !code) void want();
  }, [message, code, want]);

  return code ? <code.Toaster /> : null;
}
