import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { focusAt, type Place, placeOf } from './place';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** A field in the place of the title, which is read out alone: for one that is a list, and stays near the top. */
  head?: ReactNode;
  /** At the edge of the screen over its whole height: something of a list that stays beside it. */
  aside?: boolean;
  children: ReactNode;
}

/**
 * A sheet over the whole screen on phones, a panel of at most 2xl elsewhere.
 * The overlay and the scroll lock are ours: Radix' overlay writes a <style>, which the content policy forbids.
 */
export function Dialog({ open, onOpenChange, title, description, head, aside = false, children }: DialogProps) {
  const opener = useRef<{ element: Element | null; place: Place }>({ element: null, place: [] });
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <div
          className={classes(
            // No wider than the window, whatever stands in it in one line.
            'fixed inset-0 z-50 grid grid-cols-1 [container:dialog/size] print:hidden',
            aside
              ? 'sm:justify-items-end'
              : head
                ? 'sm:items-start sm:justify-items-center sm:px-6 sm:pt-[10dvh]'
                : 'sm:place-items-center sm:p-6',
          )}
        >
          <RadixDialog.Content
            onOpenAutoFocus={(event) => {
              const element = document.activeElement;
              opener.current = { element, place: element ? placeOf(element) : [] };
              startInForm(event);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // The page that it has led to has the focus already.
              if (document.activeElement?.matches('main h1')) return;
              const { element, place } = opener.current;
              // Opened from a dialog that goes with it: that one knows where on the page to go.
              if (element?.closest('[role="dialog"]')?.isConnected === false) return;
              if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
              else focusAt(place);
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classes(
              'pointer-events-auto relative flex h-dvh w-full max-w-2xl animate-rise flex-col border border-transparent bg-surface shadow-floating outline-none',
              !aside && 'sm:h-auto sm:rounded-xl',
              !aside && (head ? 'sm:max-h-[80dvh]' : 'sm:max-h-[calc(100dvh-3rem)]'),
              !head && '[@container_dialog_(max-height:29.99rem)]:overflow-y-auto',
            )}
          >
            <header
              className={classes(
                'flex items-start justify-between border-line border-b',
                head ? 'gap-1 p-3' : 'gap-4 py-4 pr-3 pl-5 sm:pl-7',
              )}
            >
              {head}
              <div className={head ? 'sr-only' : 'py-1.5'}>
                <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="mt-1 text-ink-2 text-sm">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
              >
                <Icon name="close" />
              </RadixDialog.Close>
            </header>
            <div
              className={classes(
                'min-h-0 flex-1',
                // What the field opens scrolls by itself.
                head
                  ? 'flex flex-col px-2 pb-3'
                  : 'scroll-pb-28 overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6 [@container_dialog_(max-height:29.99rem)]:flex-none [@container_dialog_(max-height:29.99rem)]:overflow-visible',
              )}
            >
              {children}
            </div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Covers the page, or the dialog below, and keeps the page where it is; where the scrollbar was, the page keeps its room. */
function Scrim() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    // Under a dialog over a dialog the page is held already.
    if (style.overflow === 'hidden') return;
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.paddingInlineEnd = '';
      style.overflow = '';
    };
  }, []);
  return <div className="fixed inset-0 z-50 animate-enter bg-scrim print:hidden" />;
}

/** A dialog with something to fill in starts there, and one that says where at that, not at its Close button. */
function startInForm(event: Event) {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
    'form :is(input, select, textarea), [data-first-focus]',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * Stays at the bottom of a dialog that scrolls: what grows above it moves no button away from under a click. Where a window has room
 * for few lines, counted in letters of their size, neither this nor the head takes of it.
 */
export const dialogFoot =
  '-bottom-5 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:rounded-b-xl sm:px-7 [@container_dialog_(min-height:30rem)]:sticky';

/** The last line of a dialog: its buttons, in reading order, the deciding one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={classes(dialogFoot, 'mt-6 flex flex-col-reverse gap-3 first:mt-0 sm:flex-row sm:justify-end')}>
      {children}
    </div>
  );
}
