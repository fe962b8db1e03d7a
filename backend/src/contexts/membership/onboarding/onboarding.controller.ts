import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { BookCall } from './book-call';
import { CallCalendar } from './call-calendar';
import { CancelCall } from './cancel-call';
import { MoveCall } from './move-call';
import { BookCallDto, BookedCallIdDto, MoveCallDto, OnboardingDto } from './onboarding.dto';
import { callBooked, callOver, slotNotFree } from './onboarding.errors';
import { bookingCalls } from './onboarding.limits';
import { OnboardingQueries } from './onboarding.queries';

const call = notFound('call');
const whose = 'who has booked it, be they owners, admins, members or viewers';

@ApiTags('membership: onboarding')
@Controller('api/onboarding')
export class OnboardingController {
  constructor(
    private readonly book: BookCall,
    private readonly calendar: CallCalendar,
    private readonly cancel: CancelCall,
    private readonly move: MoveCall,
    private readonly queries: OnboardingQueries,
  ) {}

  /** The viewer’s onboarding call, and when there could be one. */
  @Get()
  @Access('member')
  getOnboarding(@CurrentViewer() viewer: Viewer): Promise<OnboardingDto> {
    return this.queries.own(viewer);
  }

  /** Book an onboarding call at a time that is offered. It is confirmed by mail, and the operators are told. */
  @Post()
  @Creates()
  @Limited(bookingCalls)
  @Access('member')
  @Problems(callBooked, slotNotFree)
  async bookCall(@Body() body: BookCallDto, @CurrentViewer() viewer: Viewer): Promise<BookedCallIdDto> {
    return { id: await this.book.execute(viewer, body) };
  }

  /** Move an onboarding call to another time that is offered. To the same time it changes nothing. */
  @Put(':id')
  @HttpCode(204)
  @Limited(bookingCalls)
  @Access('member', whose)
  @Problems(call, callOver, slotNotFree)
  moveCall(@Id() id: string, @Body() { startsAt }: MoveCallDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.move.execute(viewer, id, startsAt);
  }

  /** Cancel an onboarding call of one’s own before it begins. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(bookingCalls)
  @Access('member', whose)
  @Problems(call, callOver)
  cancelCall(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.cancel.execute(viewer, id);
  }

  /** An onboarding call as a file for calendars. */
  @Get(':id/calendar')
  @Access('member', whose)
  @Problems(call)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async getCallCalendar(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    await this.queries.find(viewer, id);
    return new StreamableFile(Buffer.from(await this.calendar.of(id)), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="onboarding.ics"',
    });
  }
}
