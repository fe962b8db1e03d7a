import { type LegalDocumentName, useGetLegalDocumentQuery } from '@alliance/api-client/membership';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { CardSkeletons } from '@/ui/Skeleton';
import { LegalSections } from './LegalSections';
import { LegalVersions } from './LegalVersions';

interface LegalPageProps {
  document: LegalDocumentName;
  title: string;
  other: { to: string; title: string };
}

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

/** A document that members agree to: what is in it, its version and date, its text, and the versions before it. */
export function LegalPage({ document: name, title, other }: LegalPageProps) {
  const version = useSearchParams()[0].get('version') ?? undefined;
  const { currentData: text, isError, refetch } = useGetLegalDocumentQuery({ document: name, version });

  useEffect(() => {
    if (text && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [text]);

  return (
    <OpenPage>
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
            {!text.inForce && (
              <p className="mt-4 rounded-lg bg-accent-soft px-4 py-3 text-accent">
                This version is no longer in force.{' '}
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
