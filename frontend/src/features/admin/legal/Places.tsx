import type { LegalDeskDto } from '@alliance/api-client/documents';

/** What a text may name in two braces, and what is read there today. */
export function Places({ places }: Pick<LegalDeskDto, 'places'>) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-brand">
        Places that are filled in
      </summary>
      <p className="mt-1 max-w-prose text-ink-2">
        Days come from the settings, and what begins with “operator” from the configuration of this installation; in
        brackets it has not been said yet.
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {places.map(({ name, says }) => (
          <div key={name} className="min-w-0">
            <dt>
              <code className="text-xs [overflow-wrap:anywhere]">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-ink-2 [overflow-wrap:anywhere]">{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
