import { useState } from 'react';
import { Link } from 'react-router-dom';
import { success } from '@/content/registration';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';

const cardLook =
  'group flex h-full w-full flex-col items-start rounded-lg border border-line bg-surface p-5 text-left transition-colors hover:border-ink-3 sm:p-6';

export function NextSteps({ isFree }: { isFree: boolean }) {
  const [reason, setReason] = useState<string>();
  const isMounted = useIsMounted();

  return (
    <>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {success.nextSteps.map((step) => {
          const content = (
            <>
              <span className="flex w-full flex-wrap items-center gap-2">
                <span className="font-semibold text-lg">{step.title}</span>
                {isFree && step.premium && <Badge tone="orange">Premium</Badge>}
                <Icon name="arrowRight" className="ml-auto size-5 text-ink-3 group-hover:text-brand" />
              </span>
              <span className="mt-2 text-ink-2 text-sm">{step.text}</span>
            </>
          );
          return (
            <li key={step.to}>
              {isFree && step.premium ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setReason(step.upgrade)}
                  className={cardLook}
                >
                  {content}
                </button>
              ) : (
                <Link to={isMounted(step.to) ? step.to : '/login'} className={cardLook}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
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
    </>
  );
}
