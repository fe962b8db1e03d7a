import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const itemLook =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 text-ink text-sm outline-none data-[highlighted]:bg-sunken forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText]';

/** A menu under its trigger, in the same landmark. Never modal: a modal one locks scrolling with a <style>, which the content policy forbids. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-50 min-w-52 animate-enter print:hidden rounded-lg border border-line bg-surface p-1.5 shadow-floating"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** A line of the menu that says something and does nothing. */
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

/** The child is the link itself. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={itemLook}>
      {children}
    </DropdownMenu.Item>
  );
}
