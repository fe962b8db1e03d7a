import { Toast } from 'radix-ui';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { focusAt, type Place, placeOf } from './place';
import { toastStore } from './toast';

/** In letters: so many have room on every screen, also where text is twice as large. */
const longest = 60;

const isAmongMessages = (element: HTMLElement) => element.closest('[data-messages]') !== null;

export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const cameFrom = useRef<{ element: HTMLElement; place: Place }>(undefined);

  useEffect(() => {
    const remember = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLElement) || target === document.body || isAmongMessages(target)) return;
      cameFrom.current = { element: target, place: placeOf(target) };
    };
    remember({ target: document.activeElement });
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  /** Who is among messages is led back to where they were, or what came in its place: here the next one would wait for them for ever. */
  const leadBack = () => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || !isAmongMessages(at)) return;
    const { element, place } = cameFrom.current ?? {};
    if (element?.isConnected) element.focus();
    else if (place) focusAt(place);
    if (document.activeElement === at) at.blur();
  };
  const dismiss = () => {
    leadBack();
    toastStore.dismiss();
  };
  const act = (event: MouseEvent) => {
    // What the library does instead leaves who acts among messages.
    event.preventDefault();
    dismiss();
    message?.action?.act();
  };

  return (
    <div data-messages>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {message && (
          <Toast.Root
            key={message.id}
            duration={message.action && 10_000}
            // It can be answered over a dialog, too, and while one closes.
            style={{ pointerEvents: 'auto' }}
            onOpenChange={(open) => open || dismiss()}
            className={classes(
              'flex animate-slide-in items-start gap-3 rounded-lg border p-4 pr-1 shadow-floating data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              message.variant === 'destructive'
                ? 'border-danger bg-danger-soft text-danger'
                : 'border-line bg-surface text-ink',
            )}
          >
            <Icon
              name={message.variant === 'destructive' ? 'warning' : 'check'}
              className={classes(
                'mt-0.5 size-5 shrink-0 @max-[14rem]:hidden',
                message.variant !== 'destructive' && 'text-brand',
              )}
            />
            <div className="min-w-0 flex-1 text-sm">
              <Toast.Title className="font-semibold">{message.title}</Toast.Title>
              {message.description && (
                <Toast.Description
                  // A long one scrolls, by key too.
                  tabIndex={message.description.length > longest ? 0 : undefined}
                  className="mt-0.5 max-h-[40vh] overflow-y-auto [overflow-wrap:anywhere]"
                >
                  {message.description}
                </Toast.Description>
              )}
              {message.action && (
                <Toast.Action
                  altText={message.action.altText}
                  onClick={act}
                  className={classes(
                    '-mb-2.5 -ml-3 min-h-11 rounded-md px-3 font-semibold underline-offset-4 hover:underline',
                    message.variant !== 'destructive' && 'text-brand',
                  )}
                >
                  {message.action.label}
                </Toast.Action>
              )}
            </div>
            <Toast.Close aria-label="Dismiss" className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-md">
              <Icon name="close" className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          hotkey={['F8']}
          className="@container fixed right-0 bottom-(--foot,0px) z-[60] flex print:hidden w-full max-w-[26rem] flex-col gap-2 p-[min(1rem,4vw)] outline-none"
        />
      </Toast.Provider>
    </div>
  );
}
