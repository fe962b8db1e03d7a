import { success } from '@/content/registration';
import { HelpLink, useHelpAddress } from '@/features/shared/HelpLink';
import { LinkButton } from '@/ui/Button';

/** Nothing in the address can be believed, so nothing of it is shown: only what to do. */
export function UnconfirmedRegistration() {
  const helpAddress = useHelpAddress();
  const { title, text, steps } = success.unconfirmed;
  return (
    <div className="max-w-3xl">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 text-ink-2 text-lg">{text}</p>
      <ol className="mt-6 list-decimal space-y-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
        <LinkButton to="/membership" variant="secondary">
          Register
        </LinkButton>
        <LinkButton to="/login" variant="secondary">
          Sign in
        </LinkButton>
      </div>
      {helpAddress && (
        <p className="mt-6 text-ink-2 text-sm">
          None of this helps? Write to <HelpLink address={helpAddress} />.
        </p>
      )}
    </div>
  );
}
