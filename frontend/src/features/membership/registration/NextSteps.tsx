import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { success } from '@/content/registration';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';

const cardLook =
  'group flex h-full w-full flex-col items-start rounded-lg border border-line bg-surface p-5 text-left sm:p-6';
const linkLook = classes(cardLook, 'transition-colors hover:border-ink-3');

type Step = (typeof success.nextSteps)[number];

/** Where to go on. `isOpen`: with a password; without one every working page would end at the sign-in. */
export function NextSteps({ isFree, isOpen }: { isFree: boolean; isOpen: boolean }) {
  const [reason, setReason] = useState<string>();
  const isMounted = useIsMounted();
  const steps = success.nextSteps.filter(({ to }) => isMounted(to));

  const card = (step: Step): ReactNode => {
    const mark = isFree ? step.onFree : 'open';
    const content = (
      <>
        <span className="flex w-full flex-wrap items-center gap-2">
          <span className="font-semibold text-lg">{step.title}</span>
          {mark === 'read-only' && <Badge>Read-only</Badge>}
          {mark === 'premium' && <Badge tone="orange">Premium</Badge>}
          {isOpen && <Icon name="arrowRight" className="ml-auto size-5 text-ink-3 group-hover:text-brand" />}
        </span>
        <span className="mt-2 text-ink-2 text-sm">{step.text}</span>
      </>
    );
    if (mark === 'premium' && step.onFree === 'premium')
      return (
        <button type="button" aria-haspopup="dialog" onClick={() => setReason(step.upgrade)} className={linkLook}>
          {content}
        </button>
      );
    return isOpen ? (
      <Link to={step.to} className={linkLook}>
        {content}
      </Link>
    ) : (
      <div className={cardLook}>{content}</div>
    );
  };

  return (
    <section className="mt-12">
      <h2 className="text-2xl">Next steps</h2>
      {!isOpen && <p className="mt-1 text-ink-2">{success.nextStepsWait}</p>}
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.to}>{card(step)}</li>
        ))}
      </ul>
      <Dialog
        open={reason !== undefined}
        onOpenChange={(open) => !open && setReason(undefined)}
        title="Upgrade Required"
        description={reason}
      >
        <p className="text-ink-2">{success.premiumText}</p>
        <DialogActions>
          <Button variant="secondary" onClick={() => setReason(undefined)}>
            Maybe Later
          </Button>
          <LinkButton to={isMounted('/subscription') ? '/subscription' : '/membership?tier=innovators'}>
            Upgrade Now
          </LinkButton>
        </DialogActions>
      </Dialog>
    </section>
  );
}
