import type { LegalDeskDto } from '@alliance/api-client/documents';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { counted } from '@/ui/count';
import { DayText } from '@/ui/DateText';
import { agreementsOf } from './legal-words';

const link = 'inline-flex min-h-9 items-center text-brand underline underline-offset-4';

/** Every version there was, newest first, with who knows of it. */
export function DocumentVersions({ desk: { name, versions } }: { desk: LegalDeskDto }) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      <ol className="mt-3 space-y-3">
        {versions.map(({ version, date, appliesFrom, changes, isBrought, told, agreed }, place) => (
          <li key={version} className="rounded-lg border border-line bg-surface p-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/${name}${place === 0 ? '' : `?version=${version}`}`} className={`${link} font-semibold`}>
                Version {version}
              </Link>
              {place === 0 && <Badge tone="green">Newest</Badge>}
              {appliesFrom > today && <Badge tone="blue">Applies to members later</Badge>}
              <span className="text-ink-2">
                {isBrought ? 'As the product came' : 'Published'} <DayText on={date} />
                {appliesFrom !== date && (
                  <>
                    , for members from <DayText on={appliesFrom} />
                  </>
                )}
              </span>
            </p>
            <p className="mt-1 max-w-prose [overflow-wrap:anywhere]">{changes}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2">
              <span>
                {!isBrought && `${counted(told)} told, `}
                {counted(agreed)} agreed
              </span>
              {told + agreed > 0 && (
                <Link to={agreementsOf(name, version)} className={link} aria-label={`Who knows of version ${version}`}>
                  See who
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
