import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

const itemLook =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 text-ink text-sm outline-none data-[highlighted]:bg-sunken forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText]';

interface OpenedMenuProps {
  trigger: ReactElement;
  /** Whether its first entry has the focus, as for those who opened it by a key. */
  startsAtFirst: boolean;
  children: ReactNode;
}

/** Never modal: a modal one locks scrolling with a <style>, which the content policy forbids. */
export function OpenedMenu({ trigger, startsAtFirst, children }: OpenedMenuProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (startsAtFirst) content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [startsAtFirst]);

  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={content}
        align="end"
        sideOffset={6}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto animate-enter print:hidden rounded-lg border border-line bg-surface p-1.5 shadow-floating"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function MenuText({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="max-w-72 border-line border-b px-3 py-2.5 text-sm last:border-b-0">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuItem({ children, onSelect }: { children: ReactNode; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={itemLook} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={itemLook}>
      {children}
    </DropdownMenu.Item>
  );
}
