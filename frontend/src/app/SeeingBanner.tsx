import { problemText } from '@alliance/api-client/problem';
import { useStopSeeingMutation } from '@alliance/api-client/seeing';
import type { Viewer } from '@alliance/api-client/viewer';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { Icon } from '@/ui/Icon';
import { leaveFor } from '@/ui/leave';
import { toast } from '@/ui/toast';

const minute = 60_000;
const back = '/admin/see-as';

interface SeeingBannerProps {
  viewer: Viewer;
  /** When it ends by itself. */
  until: string;
}

/** At the foot of every page, while a super admin sees the alliance as a member: as whom, for how long, and the way out. */
export default function SeeingBanner({ viewer: { id, firstName, lastName, email }, until }: SeeingBannerProps) {
  const [stop, { isLoading }] = useStopSeeingMutation();
  const minutes = useMinutesUntil(until);
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const isOver = minutes <= 0;

  useEffect(() => {
    if (isOver) leaveFor(back);
  }, [isOver]);

  const send = async () => {
    try {
      await stop().unwrap();
      leaveFor(`${back}?person=${id}`);
    } catch (error) {
      toast({ title: 'Not stopped', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <>
      {/* Of the banner's height, so that it covers nothing at the end of the page. */}
      <div className="h-40 sm:h-24 print:hidden" />
      <section
        aria-label="Seeing as a member"
        className="fixed inset-x-0 bottom-0 z-40 border-band-line border-t bg-band text-band-ink text-sm print:hidden"
      >
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
          <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-band-accent" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              You see the alliance as <strong className="font-semibold">{name}</strong>. Nothing can be changed.{' '}
              <span className="whitespace-nowrap text-band-ink-2 tabular-nums">{left(minutes)}</span>
            </span>
          </p>
          <Button variant="band" pending={isLoading} onClick={send}>
            {isLoading ? 'Stopping...' : 'Stop'}
          </Button>
        </div>
      </section>
    </>
  );
}

const left = (minutes: number) => `${counted(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} left`;

/** Those that have begun count, so that nought is the end. */
function useMinutesUntil(moment: string): number {
  const end = Date.parse(moment);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const remaining = end - now;
    if (remaining <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), remaining % minute || minute);
    return () => clearTimeout(timer);
  }, [end, now]);

  return Math.ceil((end - now) / minute);
}
