import { Controller, Delete, Get, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from '../../../platform/files/file-headers';
import { Files } from '../../../platform/files/files';
import { filesUnavailable } from '../../../platform/files/files.errors';
import { TakesFile, uploadIn } from '../../../platform/files/uploads';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { AnswersWithin, fileWithinMs } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { isUnchanged, tagOf } from '../../../platform/lists/page';
import { subscriptionReadOnly } from '../../billing';
import { fileAttachedBefore, organizationRequired, problemFilesFull, statusNotAllowed } from '../innovation.errors';
import { attaching, downloading, editing } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { AttachFile } from './attach-file';
import { problemFiles } from './problem-files';
import { AttachFileQuery, ProblemFileDto } from './problem-files.dto';
import { ProblemFilesQueries } from './problem-files.queries';
import { RemoveFile } from './remove-file';

const asOwner = 'as owner, admin or member of the problem’s organization';

@ApiTags('innovation')
@Controller('api/problems/:id/files')
export class ProblemFilesController {
  constructor(
    private readonly attach: AttachFile,
    private readonly files: Files,
    private readonly problems: ProblemsQueries,
    private readonly queries: ProblemFilesQueries,
    private readonly remove: RemoveFile,
  ) {}

  /**
   * Attach a file to a problem: a draft, one that is open or one in progress.
   *
   * A problem has up to 10 files, of 20 MB each and 50 MB together, and each content once. The problem’s answer lists them.
   */
  @Post()
  @HttpCode(200)
  @TakesFile(problemFiles)
  @Limited(attaching)
  @Access('member', asOwner)
  @Problems(organizationRequired, statusNotAllowed, subscriptionReadOnly, problemFilesFull, fileAttachedBefore)
  async attachProblemFile(
    @Id() id: string,
    @Query() { name }: AttachFileQuery,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProblemFileDto> {
    const fileId = await this.attach.execute(viewer, id, uploadIn(request, name));
    const file = (await this.queries.of(id)).find((one) => one.id === fileId);
    if (!file) throw notFound('file');
    return file;
  }

  /** A file of a problem, for who may see the problem. It is never changed; whoever asks again is asked again who they are. */
  @Get(':fileId')
  @AnswersWithin(fileWithinMs)
  @Limited(downloading)
  @Access('member')
  @Problems(filesUnavailable)
  @ApiProduces(...problemFiles.types)
  @ApiOkResponse({
    description: 'The file. A picture may be shown, all else is to be saved; nothing in it runs.',
    schema: { type: 'string', format: 'binary' },
    headers: { ETag: { description: 'Send it as `If-None-Match` to be answered 304.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The caller has it already, by its `If-None-Match`.' })
  async downloadProblemFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (!(await this.problems.find(id, viewer))) throw notFound('problem');
    const file = await this.queries.find(fileId, id);
    if (!file) throw notFound('file');
    if (isUnchanged(request, reply, fileId)) return undefined;
    const content = await this.files.get(file.key);
    if (!content) throw notFound('file');
    // Browsers ask each time: who may have it may have changed, and others may sit at them.
    const { 'cache-control': _, ...headers } = headersOf(file);
    reply.headers({ ...headers, etag: tagOf(fileId) });
    return new StreamableFile(content, { type: file.type });
  }

  /** Remove a file of a problem, for good. */
  @Delete(':fileId')
  @HttpCode(204)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, statusNotAllowed, subscriptionReadOnly)
  async removeProblemFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.remove.execute(viewer, id, fileId);
  }
}
