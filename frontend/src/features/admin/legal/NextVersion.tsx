import type { LegalDeskDto } from '@alliance/api-client/documents';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MomentText } from '@/ui/DateText';
import { Skeleton } from '@/ui/Skeleton';

/** Comes with its form and the text of the public page once somebody writes. */
const DraftEditor = lazy(() => import('./DraftEditor'));

/** The draft of the next version, or the way to begin one. */
export function NextVersion({ desk, onRefresh }: { desk: LegalDeskDto; onRefresh: () => void }) {
  const { draft, brought, newestBody, versions } = desk;
  // Once it is open it stays so, whatever somebody else does to the draft.
  const [begun, begin] = useState(draft?.body);
  const next = Number(versions[0]?.version) + 1;
  const from = begun ?? draft?.body;
  return (
    <section aria-labelledby="next-version" className="mt-6">
      <Card>
        <h2 id="next-version" className="text-xl">
          Version {next}
        </h2>
        {from === undefined ? (
          <>
            <p className="mt-2 max-w-prose text-ink-2 text-sm">
              Nobody writes it yet. It begins with the newest text; nobody sees it before it is published.
            </p>
            {brought && (
              <p className="mt-2 max-w-prose text-ink-2 text-sm">
                This release has come with a text of its own, which says what it keeps and does. Compare it before you
                write yours.
              </p>
            )}
            <div className="mt-4 flex flex-wrap gap-3">
              <Button onClick={() => begin(newestBody)}>Write Version {next}</Button>
              {brought && (
                <Button variant="secondary" onClick={() => begin(brought)}>
                  Begin with the Release’s Text
                </Button>
              )}
            </div>
          </>
        ) : (
          <>
            {draft && (
              <p className="mt-1 text-ink-3 text-xs">
                Saved <MomentText at={draft.savedAt} />. Nobody but super admins sees it.
              </p>
            )}
            <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
              <DraftEditor desk={desk} from={from} onRefresh={onRefresh} onEnd={() => begin(undefined)} />
            </Suspense>
          </>
        )}
      </Card>
    </section>
  );
}
