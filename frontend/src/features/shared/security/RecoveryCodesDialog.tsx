import { useMemo } from 'react';
import { Button } from '@/ui/Button';
import { buttonClasses } from '@/ui/buttonClasses';
import { Dialog, DialogActions } from '@/ui/Dialog';

/** Shown once: the server keeps nothing that they could be read from. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const file = useMemo(() => {
    const text = ['Global Innovation Alliance, recovery codes. Each works once.', '', ...codes, ''].join('\r\n');
    return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  }, [codes]);
  return (
    <Dialog
      open
      // Escape and a click beside it are too easy: they are never shown again.
      onOpenChange={() => undefined}
      title="Keep your recovery codes"
      description="Each signs you in once when you have lost your app or passkey. They are not shown again: keep them where you keep papers that matter, not on the same device."
    >
      <ul aria-label="Recovery codes" className="grid gap-2 rounded-md bg-sunken p-4 tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="break-all font-medium">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <a href={file} download="recovery-codes.txt" className={buttonClasses({ variant: 'secondary' })}>
          Download
        </a>
        <Button onClick={onClose}>I Have Kept Them</Button>
      </DialogActions>
    </Dialog>
  );
}
