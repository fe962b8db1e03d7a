import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFile } from '../../../platform/files/answer-file';
import { Files } from '../../../platform/files/files';
import { filesUnavailable } from '../../../platform/files/files.errors';
import { Access, Problems, WhileLeaving } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile } from '../../../platform/http/problems';
import { AnswersWithin, fileWithinMs } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { AskDeletion } from '../account-deletion/ask-deletion';
import { UndoDeletion } from '../account-deletion/undo-deletion';
import { AskDataExport } from '../data-export/ask-data-export';
import { FindDataExport } from '../data-export/find-data-export';
import { AskEmailChange } from '../email-change/ask-email-change';
import { WithdrawEmailChange } from '../email-change/withdraw-email-change';
import { exportUnderway, ownsOrganizations } from '../membership.errors';
import { changingAccount, changingAddress, downloadingData, exportingData } from '../membership.limits';
import { AccountDto, AskDeletionDto, AskEmailChangeDto, UpdateProfileDto } from './account.dto';
import { AccountQueries } from './account.queries';
import { UpdateProfile } from './update-profile';

@ApiTags('membership: account')
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly account: AccountQueries,
    private readonly askDeletion: AskDeletion,
    private readonly askEmail: AskEmailChange,
    private readonly askExport: AskDataExport,
    private readonly findExport: FindDataExport,
    private readonly files: Files,
    private readonly undo: UndoDeletion,
    private readonly update: UpdateProfile,
    private readonly withdraw: WithdrawEmailChange,
  ) {}

  /** The viewer's own account: what they say of themselves, and what is under way with it. */
  @Get()
  @Access('member')
  @WhileLeaving()
  getAccount(@CurrentViewer() viewer: Viewer): Promise<AccountDto> {
    return this.account.account(viewer.id);
  }

  /** Change what the viewer says of themselves. What is left out stays. */
  @Patch()
  @Limited(changingAccount)
  @Access('member')
  @Problems(editedMeanwhile)
  async updateProfile(@CurrentViewer() viewer: Viewer, @Body() body: UpdateProfileDto): Promise<AccountDto> {
    await this.update.execute(viewer, body);
    return this.account.account(viewer.id);
  }

  /**
   * Ask for another e-mail address.
   *
   * A link goes to each of the two inboxes, and the address changes once both have agreed, within a day. The answer is the same
   * whether or not there is an account with that address. A change that was asked for before ends.
   */
  @Post('email-change')
  @HttpCode(202)
  @Limited(changingAddress)
  @Fresh()
  @Access('member')
  async askEmailChange(@CurrentViewer() viewer: Viewer, @Body() { email }: AskEmailChangeDto): Promise<AccountDto> {
    await this.askEmail.execute(viewer, email);
    return this.account.account(viewer.id);
  }

  /** Keep the e-mail address: the links that were mailed for another work no more. */
  @Delete('email-change')
  @HttpCode(204)
  @Limited(changingAccount)
  @Access('member')
  @Problems(notFound('change of address'))
  withdrawEmailChange(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.withdraw.execute(viewer);
  }

  /**
   * Ask for an archive of all data about the viewer. A mail says when it can be downloaded, for 7 days; a new one takes the place of
   * the one before.
   */
  @Post('data-export')
  @HttpCode(202)
  @Limited(exportingData)
  @Fresh()
  @Access('member')
  @WhileLeaving()
  @Problems(exportUnderway)
  async askDataExport(@CurrentViewer() viewer: Viewer): Promise<AccountDto> {
    await this.askExport.execute(viewer);
    return this.account.account(viewer.id);
  }

  /** Download an archive of one's data, a ZIP. */
  @Get('data-exports/:id')
  @AnswersWithin(fileWithinMs)
  @Limited(downloadingData)
  @Fresh()
  @Access('member')
  @WhileLeaving()
  @Problems(filesUnavailable)
  @ApiProduces('application/zip')
  @ApiOkResponse({
    description: 'JSON for each kind of data, files as they are, and a README that says what is what.',
    schema: { type: 'string', format: 'binary' },
    headers: { ETag: { description: 'Send it as `If-None-Match` to be answered 304.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The caller has it already, by its `If-None-Match`.' })
  async downloadDataExport(
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(this.files, id, await this.findExport.execute(viewer, id), request, reply);
  }

  /**
   * Ask for the account to be erased.
   *
   * It is erased 30 days later. Until then the viewer may sign in and keep it, and do nothing else. Organizations that others belong
   * to are handed over first; those that nobody else belongs to leave the alliance with the viewer.
   */
  @Post('deletion')
  @HttpCode(204)
  @Limited(changingAccount)
  @Fresh()
  @Access('member')
  @Problems(ownsOrganizations)
  askAccountDeletion(@CurrentViewer() viewer: Viewer, @Body() { confirmation }: AskDeletionDto): Promise<void> {
    return this.askDeletion.execute(viewer, confirmation);
  }

  /** Keep an account that was to be erased, with all that belongs to it. */
  @Delete('deletion')
  @HttpCode(204)
  @Limited(changingAccount)
  @Access('member')
  @WhileLeaving()
  keepAccount(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.undo.execute(viewer);
  }
}
