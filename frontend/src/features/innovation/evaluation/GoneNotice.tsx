import { Notice } from './Notice';

/** Instead of another proposal under the hands of whoever is at work on one. */
export function GoneNotice({ hasNext, onNext }: { hasNext: boolean; onNext: () => void }) {
  return (
    <div className="mb-4">
      <Notice
        title="This proposal does not wait any more"
        action={hasNext ? 'Go On to the Next' : 'Go On'}
        onAction={onNext}
      >
        It was decided or taken back meanwhile. What you have typed stays here, so that you can copy it.
      </Notice>
    </div>
  );
}
