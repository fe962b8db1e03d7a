import { HelpLink, useHelpAddress } from '@/features/shared/HelpLink';

/** Whom somebody talks to whose account is suspended. */
export default function SuspendedNote() {
  const address = useHelpAddress();
  if (!address) return null;
  return (
    <p className="mb-5 text-ink-2 text-sm">
      To talk about your suspended account, write to <HelpLink address={address} />.
    </p>
  );
}
