import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { useLater } from './useLater';

const load = () => import('./menuParts');
type Parts = Awaited<ReturnType<typeof load>>;

const PartsContext = createContext<Parts | undefined>(undefined);

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
}

/** A menu under its trigger, in the same landmark. Its code comes when it is first opened. */
export function Menu({ trigger, children }: MenuProps) {
  const [parts, want] = useLater(load);
  const [opened, setOpened] = useState<'no' | 'by pointer' | 'by key'>('no');

  const open = async (by: 'by pointer' | 'by key') => {
    if (await want()) setOpened(by);
  };

  if (parts && opened !== 'no')
    return (
      <PartsContext value={parts}>
        <parts.OpenedMenu trigger={trigger} startsAtFirst={opened === 'by key'}>
          {children}
        </parts.OpenedMenu>
      </PartsContext>
    );
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => undefined),
    // A click that no pointer made comes from Enter or the space bar.
    onClick: ({ detail }: MouseEvent) => void open(detail === 0 ? 'by key' : 'by pointer'),
    onKeyDown: ({ key }: KeyboardEvent) => void (key === 'ArrowDown' && open('by key')),
  });
}

const useParts = () => useContext(PartsContext) as Parts;

/** A line of the menu that says something and does nothing. */
export function MenuText(props: ComponentProps<Parts['MenuText']>) {
  const parts = useParts();
  return <parts.MenuText {...props} />;
}

export function MenuItem(props: ComponentProps<Parts['MenuItem']>) {
  const parts = useParts();
  return <parts.MenuItem {...props} />;
}

/** The child is the link itself. */
export function MenuLink(props: ComponentProps<Parts['MenuLink']>) {
  const parts = useParts();
  return <parts.MenuLink {...props} />;
}
