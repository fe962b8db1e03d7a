import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { OpenSessionDto } from '../security.dto';
import { securing } from '../security.limits';
import { SecurityQueries } from '../security.queries';
import { EndOtherSessions } from './end-other-sessions';
import { EndSession } from './end-session';

@ApiTags('membership: security')
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(
    private readonly end: EndSession,
    private readonly endOthers: EndOtherSessions,
    private readonly security: SecurityQueries,
  ) {}

  /** Where the viewer is signed in, the browser last used first; a hundred at most. */
  @Get()
  @Access('signed-in')
  listSessions(@CurrentViewer() viewer: Viewer): Promise<OpenSessionDto[]> {
    return this.security.openSessions(viewer);
  }

  /** Sign one browser out, from its next call on. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(securing)
  @Access('signed-in')
  @Problems(notFound('session of yours'))
  endSession(@Id('id', /[\w-]{43}/) id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.end.execute(viewer, id);
  }

  /** Sign all other browsers out, from their next call on. */
  @Delete()
  @HttpCode(204)
  @Limited(securing)
  @Access('signed-in')
  endOtherSessions(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.endOthers.execute(viewer);
  }
}
