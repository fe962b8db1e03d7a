import { isMounted } from './routes';

it.each(['/dashboard/proposals', '/dashboard/projects', '/outcomes', '/projects'])(
  'There is a page at %s, to which figures of the dashboard lead where there is one',
  (path) => {
    expect(isMounted(path)).toBe(true);
  },
);
