import { Injectable } from '@nestjs/common';
import { hasWords } from '../../../platform/search/has-words';
import { SearchFinders } from '../../../platform/search/search-finders';
import { CommunitiesQueries } from './communities.queries';
import { CommunityStanding } from './community.enums';
import { DiscussionsQueries } from './discussions.queries';

/** So many of the communities that somebody belongs to are searched at once. */
const mostSearched = 20;

/**
 * Communities, as the search over everything finds them: there are few, so those that the viewer sees are looked through. And what is
 * discussed in those that they belong to.
 */
@Injectable()
export class CommunitiesFinder {
  constructor(finders: SearchFinders, communities: CommunitiesQueries, discussions: DiscussionsQueries) {
    finders.add({
      kind: 'community',
      title: 'Communities',
      place: 60,
      find: async (viewer, words, most) => {
        const seen = await communities.list(viewer);
        const named = seen.filter(({ name }) => hasWords(name, words));
        const others = seen.filter((one) => !named.includes(one) && hasWords(`${one.name} ${one.description}`, words));
        return [...named, ...others]
          .slice(0, most)
          .map(({ name, description, slug }) => ({ title: name, line: description, address: `/communities/${slug}` }));
      },
    });
    finders.add({
      kind: 'discussion',
      title: 'Discussions',
      place: 65,
      find: async (viewer, words, most) => {
        const seen = await communities.list(viewer);
        const own = seen.filter(({ standing }) => standing === CommunityStanding.Member).slice(0, mostSearched);
        return discussions.discussed(
          viewer,
          own.map(({ slug }) => slug),
          words,
          most,
        );
      },
    });
  }
}
