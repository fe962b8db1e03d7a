import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { success } from '@/content/registration';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';

const linkLook =
  'group flex h-full w-full flex-col items-start rounded-lg border border-line bg-surface p-5 text-left transition-colors hover:border-ink-3 sm:p-6';

type Step = (typeof success.nextSteps)[number];

/** What the free tier makes of a step. */
function FreeMark({ step: { onFree } }: { step: Step }) {
  if (onFree === 'open') return null;
  return onFree === 'read-only' ? <Badge>Read-only</Badge> : <Badge tone="orange">Premium</Badge>;
}

/** Where to go on. `isOpen`: with a password; without one every working page would end at the sign-in, so they are only named. */
export function NextSteps({ isFree, isOpen }: { isFree: boolean; isOpen: boolean }) {
  const [reason, setReason] = useState<string>();
  const isMounted = useIsMounted();
  const steps = success.nextSteps.filter(({ to }) => isMounted(to));

  const card = (step: Step): ReactNode => {
    const content = (
      <>
        <span className="flex w-full flex-wrap items-center gap-2">
          <span className="font-semibold text-lg">{step.title}</span>
          {isFree && <FreeMark step={step} />}
          <Icon name="arrowRight" className="ml-auto size-5 text-ink-3 group-hover:text-brand" />
        </span>
        <span className="mt-2 text-ink-2 text-sm">{step.text}</span>
      </>
    );
    if (isFree && step.onFree === 'premium')
      return (
        <button type="button" aria-haspopup="dialog" onClick={() => setReason(step.upgrade)} className={linkLook}>
          {content}
        </button>
      );
    return (
      <Link to={step.to} className={linkLook}>
        {content}
      </Link>
    );
  };

  return (
    <section className="mt-12">
      <h2 className="text-2xl">Next steps</h2>
      {isOpen ? (
        <ul className="mt-5 grid gap-5 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.to}>{card(step)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-1 text-ink-2">{success.nextStepsWait}</p>
          <ul className="mt-4 max-w-2xl list-disc space-y-2 pl-5 text-ink-2">
            {steps.map((step) => (
              <li key={step.to}>
                <strong className="font-semibold text-ink">{step.title}</strong> {isFree && <FreeMark step={step} />}
                <span className="block">{step.text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {reason && (
        <UpgradeDialog reason={reason} onClose={() => setReason(undefined)}>
          <p className="text-ink-2">{success.premiumText}</p>
        </UpgradeDialog>
      )}
    </section>
  );
}
