import { contributors, leaders, organizationsAs, type Viewer } from '@alliance/api-client/viewer';
import type { Entry } from './entries';

/** What this viewer may do from anywhere, each of it one page or dialog away. */
export function actionsOf(viewer: Viewer | undefined, isMounted: (path: string) => boolean): Entry[] {
  if (!viewer) return [];
  const led = organizationsAs(viewer, leaders);
  const isOne = led.length === 1;
  /** One for each organization that the viewer leads, which is named where there are several. */
  const ofLed = (title: string, part: string) =>
    led.map(({ id, name }) => ({ title, address: `/organizations/${id}/${part}`, line: isOne ? null : name }));
  const acts = organizationsAs(viewer, contributors).length > 0;
  const known: Omit<Entry, 'kind'>[] = [
    ...(acts
      ? [
          { title: 'Submit problem', address: '/problems/compose' },
          { title: 'Submit solution', address: '/solutions?submit=1' },
          { title: 'Start project', address: '/projects/start' },
        ]
      : []),
    ...ofLed('Invite people', 'people?invite=1'),
    ...ofLed('Edit organization profile', 'profile'),
    ...ofLed('Add domain', 'domains?add=1'),
    { title: 'Add organization', address: '/profile?tab=organizations&add=1' },
    { title: 'Contact support', address: '/support?write=1' },
    { title: 'Schedule onboarding', address: '/onboarding' },
  ];
  return known
    .filter(({ address }) => isMounted(address?.split('?')[0] as string))
    .map((entry) => ({ kind: 'action', ...entry }));
}
