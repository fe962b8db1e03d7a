import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { WritablePersonDto } from './conversations.dto';
import { ConversationsQueries } from './conversations.queries';

@ApiTags('membership: conversations')
@Controller('api/writable-people')
export class WritablePeopleController {
  constructor(private readonly conversations: ConversationsQueries) {}

  /** Whom the viewer may write to: the people of an organization of theirs, or of a connected one, by name, 200 at most. */
  @Get(':organizationId')
  @Access('member', 'owner, admin, member or viewer of the organization, or of one that is connected with it')
  @Problems(notFound('organization of yours, or connected with one'))
  listWritablePeople(
    @Id('organizationId') organizationId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<WritablePersonDto[]> {
    return this.conversations.writable(viewer, organizationId);
  }
}
