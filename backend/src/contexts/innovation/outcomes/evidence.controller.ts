import { Controller, Get, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
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
import { AttachedFileDto } from '../files/files.dto';
import { FilesQueries } from '../files/files.queries';
import { valueFiles } from '../files/shelves';
import { fileAttachedBefore, filesFull, organizationRequired, valueCorrected, valueMoved } from '../innovation.errors';
import { attaching, downloading } from '../innovation.limits';
import { AttachEvidence } from './attach-evidence';
import { OutcomesQueries } from './outcomes.queries';

@ApiTags('innovation: outcomes')
@Controller('api/outcomes/:id/files')
export class EvidenceController {
  constructor(
    private readonly attach: AttachEvidence,
    private readonly queries: FilesQueries,
    private readonly files: Files,
    private readonly outcomes: OutcomesQueries,
  ) {}

  /**
   * Attach a file by which a value can be checked, until it is confirmed. It stays.
   *
   * A value has up to 5 files, of 20 MB each, and each content once. The value’s answer lists them.
   */
  @Post()
  @HttpCode(200)
  @TakesFile(valueFiles)
  @Limited(attaching)
  @Access('member', 'as owner, admin or member of the organization that has entered it')
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    valueMoved,
    valueCorrected,
    filesFull,
    storageFull,
    fileAttachedBefore,
  )
  async attachEvidence(
    @Id() id: string,
    @Query() { name }: AttachFileQuery,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AttachedFileDto> {
    const fileId = await this.attach.execute(viewer, id, uploadIn(request, name));
    const file = (await this.queries.of(valueFiles, id)).find((one) => one.id === fileId);
    if (!file) throw notFound('file');
    return file;
  }

  /** A file of a value, for partners of its project. It is never changed; whoever asks again is asked again who they are. */
  @Get(':fileId')
  @DownloadsFile(valueFiles)
  @Limited(downloading)
  @Access('member')
  async downloadEvidence(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    await this.outcomes.requireParty(id, viewer);
    const file = await this.queries.find(valueFiles, id, fileId);
    if (!file) throw notFound('file');
    return answerFile(this.files, fileId, file, request, reply);
  }
}
