import { Injectable } from '@nestjs/common';
import { hasWords } from '../../../platform/search/has-words';
import { SearchFinders } from '../../../platform/search/search-finders';
import { CommunitiesQueries } from './communities.queries';

/** Communities, as the search over everything finds them: there are few, so those that the viewer sees are looked through. */
@Injectable()
export class CommunitiesFinder {
  constructor(finders: SearchFinders, communities: CommunitiesQueries) {
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
  }
}
