import { Controller, Delete, Get, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFile } from '../../../platform/files/answer-file';
import { DownloadsFile } from '../../../platform/files/downloads';
import { Files } from '../../../platform/files/files';
import { storageFull } from '../../../platform/files/files.errors';
import { AttachFileQuery } from '../../../platform/files/kept-file.dto';
import { TakesFile, uploadIn } from '../../../platform/files/uploads';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { subscriptionReadOnly } from '../../billing';
import { fileAttachedBefore, filesFull, organizationRequired, statusNotAllowed } from '../innovation.errors';
import { attaching, downloading, editing } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { AttachFile } from './attach-file';
import { AttachedFileDto } from './files.dto';
import { FilesQueries } from './files.queries';
import { RemoveFile } from './remove-file';
import { problemFiles } from './shelves';

const asOwner = 'as owner, admin or member of the problem’s organization';

@ApiTags('innovation')
@Controller('api/problems/:id/files')
export class ProblemFilesController {
  constructor(
    private readonly attach: AttachFile,
    private readonly files: Files,
    private readonly problems: ProblemsQueries,
    private readonly queries: FilesQueries,
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
  @Problems(organizationRequired, statusNotAllowed, subscriptionReadOnly, filesFull, storageFull, fileAttachedBefore)
  async attachProblemFile(
    @Id() id: string,
    @Query() { name }: AttachFileQuery,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AttachedFileDto> {
    const fileId = await this.attach.execute(viewer, id, uploadIn(request, name));
    const file = (await this.queries.of(problemFiles, id)).find((one) => one.id === fileId);
    if (!file) throw notFound('file');
    return file;
  }

  /** A file of a problem, for who may see the problem. It is never changed; whoever asks again is asked again who they are. */
  @Get(':fileId')
  @DownloadsFile(problemFiles)
  @Limited(downloading)
  @Access('member')
  async downloadProblemFile(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (!(await this.problems.find(id, viewer))) throw notFound('problem');
    const file = await this.queries.find(problemFiles, id, fileId);
    if (!file) throw notFound('file');
    return answerFile(this.files, fileId, file, request, reply);
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
