import { sectionGroups } from './admin-sections';
import { areas } from './routes';

describe('the sections of the administration', () => {
  const groups = sectionGroups(areas.admin);

  it('stand under a heading each, and none comes after them all', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'People and organizations',
      'Innovation and content',
      'Money and marketplace',
      'Mail and help',
      'Platform',
    ]);
  });

  it('are all pages right under the administration, each once', () => {
    const paths = groups.flatMap(({ sections }) => sections.map(({ path }) => path));
    const mounted = areas.admin.flatMap(({ path }) => (/^\/admin\/[^/]+$/.test(path) ? path : []));
    expect([...paths].sort()).toEqual([...mounted].sort());
  });

  it('are those alone that somebody may open', () => {
    const own = sectionGroups(areas.admin.filter(({ handle }) => handle.isForOperators));
    expect(own.flatMap(({ sections }) => sections.map(({ path }) => path))).toEqual([
      '/admin/onboarding',
      '/admin/mail',
      '/admin/support',
      '/admin/security',
    ]);
  });
});
