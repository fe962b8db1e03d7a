import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { confirmingContacts } from '../billing.limits';
import { ConfirmBillingContactDto, ConfirmedContactDto } from './billing-contact.dto';
import { ConfirmBillingContact } from './confirm-billing-contact';

@ApiTags('billing')
@Controller('api/billing/contact-confirmations')
export class ContactConfirmationsController {
  constructor(private readonly confirm: ConfirmBillingContact) {}

  /** Confirm, with the token of a mailed link (7 days, once), that the mail of a billing contact arrives where it is wanted. */
  @Post()
  @HttpCode(200)
  @Limited(confirmingContacts)
  @Access('visitor')
  @Problems(tokenInvalid)
  async confirmBillingContact(@Body() { token }: ConfirmBillingContactDto): Promise<ConfirmedContactDto> {
    return { organizationName: await this.confirm.execute(token) };
  }
}
