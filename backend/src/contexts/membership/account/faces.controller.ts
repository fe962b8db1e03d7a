import { Controller, Delete, Get, HttpCode, Put, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadIn } from '../../../platform/files/uploads';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { AnswersPicture, SizeOfPicture, TakesPicture } from '../../../platform/pictures/picture-routes';
import type { PictureSize } from '../../../platform/pictures/picture-use';
import { Pictures } from '../../../platform/pictures/pictures';
import { changingAccount } from '../membership.limits';
import { AccountDto } from './account.dto';
import { AccountQueries } from './account.queries';
import { ChangePicture } from './change-picture';
import { faces } from './faces';

@ApiTags('membership: account')
@Controller('api')
export class FacesController {
  constructor(
    private readonly account: AccountQueries,
    private readonly change: ChangePicture,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Give oneself a picture, in the place of the one before. A picture of at most 10 MB and 40 million pixels; it becomes a square, cut
   * to its middle, and what the file says beside the picture is left out.
   */
  @Put('account/picture')
  @TakesPicture()
  @Limited(changingAccount)
  @Access('member')
  async putPicture(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest): Promise<AccountDto> {
    await this.change.take(viewer, uploadIn(request, 'picture'));
    return this.account.account(viewer.id);
  }

  /** Remove one’s own picture, for good. */
  @Delete('account/picture')
  @HttpCode(204)
  @Limited(changingAccount)
  @Access('member')
  removePicture(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.change.remove(viewer);
  }

  /** The picture of a person, for whoever has its address: `small` is 96 pixels wide and high, `large` 256. */
  @Get('faces/:id/:size')
  @AnswersPicture()
  @Access('visitor')
  @Problems(notFound('picture'))
  getPicture(
    @Id() id: string,
    @SizeOfPicture() size: PictureSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.pictures.answer(faces, id, size, reply);
  }
}
