import { Injectable } from '@nestjs/common';
import { SearchFinders } from '../../../platform/search/search-finders';
import { DirectoryQueries } from './directory.queries';
import { PeopleFinder } from './people-finder';

/** Organizations and people, as the search over everything finds them. */
@Injectable()
export class MembershipFinders {
  constructor(finders: SearchFinders, directory: DirectoryQueries, people: PeopleFinder) {
    finders.add({
      kind: 'organization',
      title: 'Organizations',
      place: 40,
      find: async (_, words, most) =>
        (await directory.best(words, most)).map(({ id, name, description, logoId }) => ({
          title: name,
          line: description.split('\n')[0]?.slice(0, longestLine) || null,
          address: `/members/${id}`,
          organizationId: id,
          ...(logoId && { imageUrl: `/api/logos/${logoId}/small` }),
        })),
    });
    finders.add({
      kind: 'person',
      title: 'People',
      place: 50,
      find: async (viewer, words, most) =>
        (await people.find(viewer, words, most)).map(({ name, headline, imageUrl, organizations: [first] }) => ({
          title: name,
          line: [headline, first?.name].filter(Boolean).join(' · ') || null,
          address: first?.isOwn ? `/organizations/${first.id}/people` : `/members/${first?.id}`,
          organizationId: first?.id,
          ...(imageUrl && { imageUrl }),
        })),
    });
  }
}

const longestLine = 160;
