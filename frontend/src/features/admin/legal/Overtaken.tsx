import type { LegalDeskDto } from '@alliance/api-client/documents';
import { Button } from '@/ui/Button';
import { MomentText } from '@/ui/DateText';

interface OvertakenProps {
  /** What somebody else has made of the draft; nothing where it is gone. */
  theirs: LegalDeskDto['draft'];
  onSettled: (takesTheirs: boolean) => void;
}

/** Somebody else has saved, discarded or published the draft meanwhile: whoever is here chooses whose text goes on. */
export function Overtaken({ theirs, onSettled }: OvertakenProps) {
  return (
    <section aria-labelledby="overtaken" role="alert" className="rounded-lg border border-accent bg-accent-soft p-5">
      <h3 id="overtaken" className="text-lg">
        {theirs ? 'Somebody has saved the draft meanwhile' : 'Somebody has published or discarded the draft meanwhile'}
      </h3>
      <p className="mt-1 text-sm">
        Your text stands below, and nothing of it was saved.{' '}
        {theirs && (
          <>
            Theirs is of <MomentText at={theirs.savedAt} />.
          </>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSettled(false)}>
          Go On with Mine
        </Button>
        <Button variant="secondary" onClick={() => onSettled(true)}>
          {theirs ? 'Take Theirs' : 'Begin with the Newest Text'}
        </Button>
      </div>
    </section>
  );
}
