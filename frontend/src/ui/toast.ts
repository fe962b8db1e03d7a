interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A way back, such as “Undo”, that is there elsewhere as well: the message goes by itself. */
  action?: { label: string; altText: string; act: () => void };
}

type Listener = () => void;

let current: ToastMessage | undefined;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a message for five seconds, or for ten where something can be done about it. A new one takes the place of the one before. */
export function toast(message: Omit<ToastMessage, 'id'>) {
  show({ ...message, id: ++lastId });
}

function show(message: ToastMessage | undefined) {
  current = message;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => current,
  dismiss: () => show(undefined),
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
