import { problemText } from '@alliance/api-client/problem';
import { useChallengePasskeyMutation } from '@alliance/api-client/security';

type Options = Record<string, unknown>;

const load = () => import('@simplewebauthn/browser');

/** Whether the browser can make and use passkeys. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** The browser asks for a passkey to answer a challenge with; rejects where the person has thought better of it. */
async function askForPasskey(options: Options): Promise<Options> {
  const { startAuthentication } = await load();
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

/** The browser makes a passkey; rejects where the person has thought better of it, and where it has made one before. */
export async function makePasskey(options: Options): Promise<Options> {
  const { startRegistration } = await load();
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/** What to say of a passkey that was not made or used. */
export function passkeyTrouble(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey was not used. Try again, or choose another way.';
  return problemText(error, 'The passkey could not be used here. Choose another way.');
}

/** Takes a challenge of the server and has it answered. */
export function useAnsweredChallenge() {
  const [challenge] = useChallengePasskeyMutation();
  return async () => askForPasskey((await challenge().unwrap()).options);
}
