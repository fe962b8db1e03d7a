import { type MutedDto, useUnmuteNotificationsMutation } from '@alliance/api-client/preferences';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { toast } from '@/ui/toast';

/** What somebody wants to hear no more of, and the way back. */
export function MutedThings({ muted }: { muted: MutedDto[] }) {
  const [unmute, { isLoading }] = useUnmuteNotificationsMutation();
  const hear = async ({ id }: MutedDto) => {
    try {
      await unmute({ id }).unwrap();
      toast({ title: 'Success', description: 'You hear of it again.' });
    } catch (error) {
      toast({ title: 'Not changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">Muted</h2>
      {muted.length === 0 ? (
        <p className="text-ink-2 text-sm">
          Nothing is muted. In your inbox, “Mute” ends all notifications about one thing.
        </p>
      ) : (
        <ul aria-label="Muted" className="divide-y divide-line">
          {muted.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-ink [overflow-wrap:anywhere]">{one.title}</p>
                <p className="text-ink-2 text-sm">
                  Since <DateText at={one.mutedAt} />
                </p>
              </div>
              <Button variant="secondary" pending={isLoading} onClick={() => hear(one)}>
                Hear again
                <span className="sr-only">: {one.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
