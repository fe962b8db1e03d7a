import type { LegalDocumentDto, LegalDocumentName } from '@alliance/api-client/membership';
import { Link } from 'react-router-dom';
import { DateText } from '@/ui/DateText';

interface LegalVersionsProps {
  document: LegalDocumentName;
  shown: string;
  versions: LegalDocumentDto['versions'];
}

/** All versions, newest first, each with what it changed. */
export function LegalVersions({ document, shown, versions }: LegalVersionsProps) {
  return (
    <section aria-labelledby="versions" className="mt-10 border-line border-t pt-6 print:hidden">
      <h2 id="versions" className="text-2xl">
        Versions
      </h2>
      <ul className="mt-3 space-y-3">
        {versions.map(({ version, date, appliesFrom, changes }) => (
          <li key={version}>
            {version === shown ? (
              <span className="font-medium">Version {version} (shown above)</span>
            ) : (
              <Link
                to={`/${document}?version=${version}`}
                className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
              >
                Version {version}
              </Link>
            )}
            , <DateText at={`${date}T12:00:00`} />
            {appliesFrom !== date && (
              <>
                , for earlier members from <DateText at={`${appliesFrom}T12:00:00`} />
              </>
            )}
            <span className="block text-ink-2 text-sm">{changes}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
