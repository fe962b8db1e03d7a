import { type CurrentUserDto, useGetCurrentUserQuery } from './membership';
import { isApiError } from './problem';

export type Viewer = CurrentUserDto;

interface ViewerState {
  state: 'loading' | 'member' | 'visitor';
  viewer: Viewer | undefined;
  /** Whether any of the viewer's organizations has a tier that is set and not free. */
  isPaid: boolean;
}

/** Who is looking at the page. */
export function useViewer(): ViewerState {
  const { data, error, isError } = useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: 30 });
  // A failed question counts as not signed in; but a server out of reach signs nobody out who was in.
  const unknown = isError && isApiError(error) && error.status !== 401;
  const viewer = isError && !unknown ? undefined : data;
  return {
    state: viewer ? 'member' : isError ? 'visitor' : 'loading',
    viewer,
    isPaid: (viewer?.organizations ?? []).some(({ membershipTier }) => membershipTier && membershipTier !== 'free'),
  };
}
