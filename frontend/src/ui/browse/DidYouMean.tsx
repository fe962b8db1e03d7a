interface DidYouMeanProps {
  /** Nothing where nothing else was meant, or that is not known yet. */
  suggestion: string | null | undefined;
  onSearch: (text: string) => void;
}

/** What a search that found nothing probably meant, if anything. */
export function DidYouMean({ suggestion, onSearch }: DidYouMeanProps) {
  if (!suggestion) return null;
  return (
    <>
      Did you mean{' '}
      <button
        type="button"
        onClick={() => onSearch(suggestion)}
        className="font-medium text-brand underline underline-offset-4"
      >
        {suggestion}
      </button>
      ?
    </>
  );
}
