import { type LegalDocumentName, useGetLegalDocumentQuery } from '@alliance/api-client/membership';
import { useKnownViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LegalSections } from '@/features/shared/legal/LegalSections';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { DateText, DayText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { CardSkeletons } from '@/ui/Skeleton';
import { LegalVersions } from './LegalVersions';

/** Members alone have something to agree to. */
const LegalNews = lazy(() => import('./LegalNews'));

interface LegalPageProps {
  document: LegalDocumentName;
  title: string;
  other: { to: string; title: string };
}

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

/** A document that members agree to: what is in it, its version and date, its text, and the versions before it. */
export function LegalPage({ document: name, title, other }: LegalPageProps) {
  const version = useSearchParams()[0].get('version') ?? undefined;
  const { viewer } = useKnownViewer();
  const { currentData: text, isError, refetch } = useGetLegalDocumentQuery({ document: name, version });

  useEffect(() => {
    if (text && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [text]);

  return (
    <OpenPage actions={<VisitorLinks />}>
      <article className="max-w-3xl">
        <h1 className="text-headline">{title}</h1>
        {!text && isError && (
          <div className="mt-6">
            <LoadFailure onRetry={refetch}>
              {version ? `Version ${version} could not be loaded, or does not exist.` : 'The text could not be loaded.'}
            </LoadFailure>
            <Link to={`/${name}`} className={link}>
              Version in force
            </Link>
          </div>
        )}
        {!text && !isError && <CardSkeletons count={2} />}
        {text && (
          <>
            <p className="mt-3 text-ink-2">
              Version {text.version}, <DateText at={`${text.date}T12:00:00`} />
              {text.inForce && <>, in force</>}
            </p>
            {text.inForce && text.forMembers !== text.version && (
              <p className="mt-2 max-w-prose text-ink-2">
                To members who came before it applies from <DayText on={text.appliesFrom} />; until then{' '}
                <Link to={`/${name}?version=${text.forMembers}`} className="text-brand underline underline-offset-4">
                  version {text.forMembers}
                </Link>{' '}
                does.
              </p>
            )}
            {text.inForce && viewer && (
              <Suspense>
                <LegalNews only={name} />
              </Suspense>
            )}
            {!text.inForce && (
              <p className="mt-4 rounded-lg bg-accent-soft px-4 py-3 text-accent">
                {text.version === text.forMembers ? (
                  <>A newer version has been published. This one applies to members who came before. </>
                ) : (
                  'This version is no longer in force. '
                )}
                <Link to={`/${name}`} className="underline underline-offset-4">
                  Read the version in force
                </Link>
              </p>
            )}
            <nav aria-labelledby="contents" className="mt-8 rounded-lg border border-line bg-surface p-5 print:hidden">
              <h2 id="contents" className="text-lg">
                Contents
              </h2>
              <ol className="mt-2 gap-x-8 sm:columns-2">
                {text.sections.map((section) => (
                  <li key={section.id} className="break-inside-avoid">
                    <a href={`#${section.id}`} className={link}>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <LegalSections sections={text.sections} />
            <LegalVersions document={name} shown={text.version} versions={text.versions} />
          </>
        )}
        <Link to={other.to} className={`${link} mt-6 print:hidden`}>
          {other.title}
        </Link>
      </article>
    </OpenPage>
  );
}
