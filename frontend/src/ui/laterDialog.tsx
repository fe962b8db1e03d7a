import { type ComponentType, useEffect } from 'react';
import { useLater } from './useLater';

interface LaterDialogProps {
  /** Whether it is shown; by default it is as long as it is rendered. */
  open?: boolean;
  onClose: () => void;
}

/** A dialog that comes with its form when it is wanted, and not with its page. */
export function laterDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return function LaterDialog({ open = true, ...props }: Props & LaterDialogProps) {
    const { onClose } = props;
    const [code, want] = useLater(load);

    useEffect(() => {
      if (open && !code) void want().then((came) => came || onClose());
    }, [open, code, want, onClose]);

    const Dialog = code?.default as ComponentType<object> | undefined;
    return open && Dialog ? <Dialog {...props} /> : null;
  };
}
