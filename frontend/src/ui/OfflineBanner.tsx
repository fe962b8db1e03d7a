import { Icon } from './Icon';
import { useOnline } from './useOnline';

/** A quiet line at the foot of the window for as long as there is no connection. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--foot,0px) z-[55] grid place-items-center p-4 print:hidden"
    >
      {!online && (
        <p className="flex animate-enter items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 text-ink text-sm shadow-floating">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            <strong className="font-semibold">You are offline.</strong> What you see may be out of date. What you type
            stays here; send it once you are connected again.
          </span>
        </p>
      )}
    </div>
  );
}
