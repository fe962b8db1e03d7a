import { type CurrentUserDto, membershipApi, useGetCurrentUserQuery } from './membership';
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
  return stateOf(useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: 30 }));
}

/** The same without asking: whatever a visitor’s page mounts would ask again, and the page would load again. */
export function useKnownViewer(): ViewerState {
  return stateOf(membershipApi.endpoints.getCurrentUser.useQueryState());
}

function stateOf({ data, error, isError }: { data?: Viewer; error?: unknown; isError: boolean }): ViewerState {
  // A failed question counts as not signed in; but a server out of reach signs nobody out who was in.
  const unknown = isApiError(error) && error.status !== 401;
  // Who was refused is nobody until the question is answered otherwise: their page, shown again meanwhile, would be refused too.
  const viewer = error !== undefined && !unknown ? undefined : data;
  return {
    state: viewer ? 'member' : isError ? 'visitor' : 'loading',
    viewer,
    isPaid: (viewer?.organizations ?? []).some(({ membershipTier }) => membershipTier && membershipTier !== 'free'),
  };
}

type Membership = Viewer['organizations'][number];
export type Organization = Membership['organization'];

/** The roles that submit and propose. */
export const contributors = ['owner', 'admin', 'member'] as const;
/** Those that also bind their organization. */
export const leaders = ['owner', 'admin'] as const;

/** The viewer's organizations in which they have one of the roles. */
export const organizationsAs = (viewer: Viewer | undefined, roles: readonly Membership['role'][]): Organization[] =>
  (viewer?.organizations ?? []).filter(({ role }) => roles.includes(role)).map(({ organization }) => organization);

/** The one chosen, or the first: a draft may name one that its writer has left since. */
export const chosenOrganization = (organizations: Organization[], id: string) =>
  (organizations.find((organization) => organization.id === id) ?? organizations[0])?.id;

/** The section at an address that is closed for now. */
export const closedSectionAt = (viewer: Viewer | undefined, path: string) =>
  viewer?.closedSections?.find(({ pages }) => pages.some((page) => covers(page, path)));

/** `/*` at the end of a page stands for all that are under one. */
export const covers = (page: string, path: string): boolean =>
  page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : page === path;
