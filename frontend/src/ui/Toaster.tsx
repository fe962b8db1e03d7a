import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { toastStore } from './toast';

export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get);

  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root
          key={message.id}
          duration={message.action && 10_000}
          onOpenChange={(open) => !open && toastStore.dismiss()}
          className={classes(
            'flex animate-slide-in items-start gap-3 rounded-lg border p-4 pr-1 shadow-floating data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.variant === 'destructive'
              ? 'border-danger bg-danger-soft text-danger'
              : 'border-line bg-surface text-ink',
          )}
        >
          <Icon
            name={message.variant === 'destructive' ? 'warning' : 'check'}
            className={classes('mt-0.5 size-5 shrink-0', message.variant !== 'destructive' && 'text-brand')}
          />
          <div className="min-w-0 flex-1 text-sm">
            <Toast.Title className="font-semibold">{message.title}</Toast.Title>
            {message.description && <Toast.Description className="mt-0.5">{message.description}</Toast.Description>}
          </div>
          {message.action && (
            <Toast.Action
              altText={message.action.altText}
              onClick={message.action.act}
              className="-my-2.5 min-h-11 shrink-0 rounded-md px-3 font-semibold text-brand text-sm hover:underline"
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label="Dismiss" className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-md">
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-(--foot,0px) z-[60] flex print:hidden w-full max-w-[420px] flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
