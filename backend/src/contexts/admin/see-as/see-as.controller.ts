import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Limited } from '../../../platform/http/limited';
import { WhileSeeing } from '../../../platform/http/see-as';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { KnownPeople } from '../../membership';
import { seeAsNeedsFactor } from '../admin.errors';
import { seeingAs } from '../admin.limits';
import { MemberToSeeDto, SeeAsDto, SeeAsMemberDto, SeeAsQuery } from './see-as.dto';
import { SeeAsMember } from './see-as-member';
import { StopSeeing } from './stop-seeing';

@ApiTags('admin: seeing')
@Controller('api/admin/see-as')
export class SeeAsController {
  constructor(
    private readonly people: KnownPeople,
    private readonly seeing: SeeAsMember,
    private readonly stopping: StopSeeing,
  ) {}

  /** Members as whom the product can be seen, by name, address or identifier: the first 20. */
  @Get('people')
  @Access('super-admin')
  async findPeopleToSee(@Query() { search }: SeeAsQuery): Promise<MemberToSeeDto[]> {
    const found = await this.people.find(search);
    return found.map(({ id, name, address: email, organizations }) => ({ id, name, email, organizations }));
  }

  /**
   * See the product as a member, for an hour at most.
   *
   * From the next call on the session shows what the member sees: nothing can be written (`read_only_while_seeing`), and messages,
   * notifications, payments, security, the account and the administration are not shown (`hidden_while_seeing`). It ends with
   * `stopSeeing`, with the session, with the role, and when the member's account is. The member is told at once, by mail and in their inbox.
   */
  @Put()
  @Fresh()
  @Limited(seeingAs)
  @Access('super-admin')
  @Problems(seeAsNeedsFactor, notFound('member'))
  async seeAsMember(@Body() body: SeeAsMemberDto, @CurrentViewer() viewer: Viewer): Promise<SeeAsDto> {
    return this.seeing.execute(viewer, body);
  }

  /** Stop seeing the product as a member. Where that is over already, or never was, nothing changes. */
  @Delete()
  @HttpCode(204)
  @WhileSeeing()
  @Limited(seeingAs)
  @Access('signed-in')
  async stopSeeing(@CurrentViewer() viewer: Viewer): Promise<void> {
    await this.stopping.execute(viewer);
  }
}
