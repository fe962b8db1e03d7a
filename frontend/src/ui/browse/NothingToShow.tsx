import { isApiError, problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';

interface NothingToShowProps {
  /** "Problem" or the like. */
  noun: string;
  above: ReactNode;
  /** Where a visitor signs in, who may not see what members see. */
  signIn?: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A page of one thing while there is nothing of it: it is loading, does not exist or could not be loaded. */
export function NothingToShow({ noun, above, signIn, error, retrying, onRetry }: NothingToShowProps) {
  if (!error)
    return (
      <div aria-busy="true">
        <PageHeader
          above={above}
          title={
            <>
              <span className="sr-only">Loading...</span>
              <Skeleton className="h-9 w-full max-w-lg" />
            </>
          }
        />
        <Skeleton className="h-4 w-full max-w-2xl" />
        <Skeleton className="mt-3 h-4 w-4/5 max-w-xl" />
        <Skeleton className="mt-8 h-32 w-full" />
      </div>
    );
  const exists = !isApiError(error) || ![400, 404].includes(error.status);
  return exists ? (
    <>
      <PageHeader above={above} title={noun} />
      <LoadFailure what={`The ${noun.toLowerCase()}`} retrying={retrying} onRetry={onRetry}>
        {problemText(error)}
      </LoadFailure>
    </>
  ) : (
    <PageHeader
      above={above}
      title={`${noun} not found`}
      description={
        signIn
          ? `There is no ${noun.toLowerCase()} at this address, or it is for members: sign in to see it if you are one.`
          : `There is no ${noun.toLowerCase()} at this address, or it is not visible to you.`
      }
      actions={signIn && <LinkButton to={signIn}>Sign in</LinkButton>}
    />
  );
}
