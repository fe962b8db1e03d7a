import { faceOf } from '../account/faces';
import type { CommunityPersonDto } from './communities.dto';

/** SQL of somebody `u` who writes for the organization `o` in a community of which they are a member `m`, as JSON. */
export const personJson = (id: string, organizationId: string) =>
  `json_build_object('id', ${id}, 'name', coalesce(trim(u.first_name || ' ' || u.last_name), 'Former member'),
    'imageUrl', ${faceOf('u')}, 'organizationName', o.name, 'organizationId', ${organizationId},
    'logoId', o.logo_id, 'role', m.role)`;

/** The joins that it needs, of a post `p`. */
export const joinAuthor = `left join membership.users u on u.id = p.author_id
  left join membership.organizations o on o.id = p.organization_id
  left join membership.community_members m on m.community_id = p.community_id and m.user_id = p.author_id`;

export type Author = CommunityPersonDto;
