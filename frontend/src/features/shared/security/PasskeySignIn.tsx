import { type SignedInDto, useSignInWithPasskeyMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { knowsPasskeys, passkeyTrouble, useAnsweredChallenge } from './passkey';

interface PasskeySignInProps {
  /** At the enterprise sign-in. */
  enterprise?: boolean;
  label?: string;
  onSignedIn: (signedIn: SignedInDto) => void;
}

/** A button, where the browser knows passkeys, and what stood in its way. */
export function PasskeySignIn({ enterprise, label = 'Use a passkey', onSignedIn }: PasskeySignInProps) {
  const answer = useAnsweredChallenge();
  const [signIn] = useSignInWithPasskeyMutation();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<ErrorLine[]>([]);
  if (!knowsPasskeys()) return null;

  const send = async () => {
    setTrouble([]);
    setPending(true);
    try {
      const credential = await answer();
      onSignedIn(await signIn({ passkeySignInDto: { credential, enterprise } }).unwrap());
    } catch (error) {
      setTrouble([{ message: passkeyTrouble(error) }]);
    }
    setPending(false);
  };

  return (
    <div className="space-y-4">
      <ErrorSummary title="You are not signed in" errors={trouble} />
      <Button variant="secondary" size="lg" wide pending={isPending} onClick={send}>
        {isPending ? 'Waiting for your passkey...' : label}
      </Button>
    </div>
  );
}
