import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import { flaggingFields } from '../billing.limits';
import { orderAltered } from '../billing.mails';
import { pages } from '../billing.pages';
import { AlteredOrder } from './altered-order.entity';

/** What the price book and the quote alone say. */
const ours = /price|amount|total|tax|tier|discount|credit|fee|cost/i;
/** So many names, and so much of each, are kept of what somebody sent. */
const mostNames = 10;
const longestName = 40;

/** Without what cannot be seen, nor always be kept. */
const legible = (name: string): string => name.replace(/\p{C}/gu, '');
/** By whole characters: a half of one cannot be kept either. */
const shortened = (name: string): string => [...name].slice(0, longestName).join('');

/**
 * Marks that somebody tried to say what an order costs or brings, for who reviews payments, and tells the operators: no client of
 * ours does. Once an hour for a person, however often they try.
 */
@Injectable()
export class FlagRefusedFields {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** `order`: as it was sent. */
  async execute(viewer: Viewer, refused: string[], order: unknown): Promise<void> {
    const names = refused.map(legible).filter((field) => ours.test(field));
    const fields = names.slice(0, mostNames).map(shortened);
    const organizationId = organizationOf(viewer, order);
    if (fields.length === 0 || !organizationId || !(await this.limits.allows(flaggingFields, viewer.id))) return;
    const labels = await this.membership.describeOrganizations([organizationId]);
    const organizationName = labels.get(organizationId)?.name ?? '';
    const about = `organization:${organizationId}`;
    await this.database.transaction(async () => {
      const sentBy = `member:${viewer.id}`;
      await this.database.insert(AlteredOrder, { organizationId, sentBy, fields, createdAt: this.clock.now() });
      await this.audit.record(viewer, 'payment.fields-refused', about, { organizationId, fields });
      await this.mail.queue(orderAltered, {
        to: this.config.operators,
        values: {
          organizationName,
          address: viewer.email,
          fields: fields.join(', '),
          link: `${this.config.appUrl}${pages.review}`,
        },
        about,
      });
    });
  }
}

/** The one that was named where the viewer leads it, or the first that they do. */
function organizationOf(viewer: Viewer, order: unknown): string | undefined {
  const { organizationId: named } = (order ?? {}) as { organizationId?: unknown };
  const led = viewer.organizations.filter(({ id }) => leads(viewer, id));
  return (led.find(({ id }) => id === named) ?? led[0])?.id;
}
