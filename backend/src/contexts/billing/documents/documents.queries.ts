import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { BillingDocumentKind } from './document.enums';
import type { BillingDocumentDto } from './documents.dto';
import type { IssuedDocument } from './paper';

const receiptNumber = `'REC' || substr(i.number, 4)`;
const { Invoice, Receipt, CreditNote } = BillingDocumentKind;

/** All that have been issued to an organization. A receipt is as old as its invoice, is known by the payment, and stands below it. */
const issuedTo = (condition: string) => `
  select i.id, i.number, '${Invoice}' as kind, i.issued_at, i.issued_at as sorted_at, i.total, i.id as invoice_id from billing.invoices i where ${condition}
  union all
  select i.payment_id, ${receiptNumber}, '${Receipt}', i.issued_at, i.issued_at - interval '1 millisecond', i.total, i.id from billing.invoices i where ${condition}
  union all
  select c.id, c.number, '${CreditNote}', c.issued_at, c.issued_at, c.amount, i.id
    from billing.credit_notes c join billing.invoices i on i.id = c.invoice_id where ${condition}`;

const list = {
  name: 'documents-list',
  text: `select d.id, d.sorted_at as "createdAt", d.issued_at as "issuedAt", d.number, d.kind, d.total::text as total, i.currency,
      i.plan_name as "planName", i.number as "invoiceNumber", i.payment_id as "paymentId"
    from (${issuedTo('i.organization_id = any($1)')}) d join billing.invoices i on i.id = d.invoice_id
    where (d.sorted_at, d.id) < ($2, $3) order by d.sorted_at desc, d.id desc limit $4`,
};
const count = {
  name: 'documents-count',
  text: `select count(*)::int as total from (${issuedTo('i.organization_id = any($1)')}) d`,
};

const ofInvoice = `select i.organization_id as "organizationId", i.organization_name as "organizationName",
    p.payer_name as "payerName", p.payer_address as "payerAddress", i.billing_info as "billingInfo",
    i.number as "invoiceNumber", i.issued_at as "invoicedAt", i.plan_name as "planName", i.period_start as "periodStart",
    i.period_end as "periodEnd", i.currency, i.lines, i.subtotal::text as subtotal, i.tax_rule as "taxRule",
    q.tax_version as "taxVersion", i.tax_amount::text as "taxAmount", i.total::text as total, i.quote_hash as "quoteHash",
    i.reference, a.channel`;
const tables = `billing.invoices i join billing.payments p on p.id = i.payment_id
    left join billing.quotes q on q.id = p.quote_id left join billing.payment_attempts a on a.reference = i.reference`;
/** Who sold at a time; before anybody had said so, who was the first to. */
const sellerAt = (at: string) => `(select to_jsonb(s) - 'valid_from' from billing.sellers s
    order by s.valid_from <= ${at} desc, case when s.valid_from <= ${at} then s.valid_from end desc, s.valid_from limit 1)`;

const find = {
  name: 'documents-find',
  text: `${ofInvoice}, i.number, '${Invoice}' as kind, i.issued_at as "issuedAt", null::json as credit,
      ${sellerAt('i.issued_at')} as seller
    from ${tables} where i.number = $1
    union all
    ${ofInvoice}, ${receiptNumber}, '${Receipt}', i.issued_at, null::json, ${sellerAt('i.issued_at')}
    from ${tables} where i.number = 'INV' || substr($1, 4) and $1 like 'REC%'
    union all
    ${ofInvoice}, c.number, '${CreditNote}', c.issued_at,
      json_build_object('amount', c.amount::text, 'taxAmount', c.tax_amount::text, 'reason', c.reason),
      ${sellerAt('c.issued_at')}
    from billing.credit_notes c join ${tables.replace('billing.invoices i', 'billing.invoices i on i.id = c.invoice_id')}
    where c.number = $1`,
};

type Dated = 'issuedAt' | 'invoicedAt' | 'periodStart' | 'periodEnd';
type IssuedRow = Omit<IssuedDocument, Dated> & Record<Dated, string>;
const datesOf = ({ issuedAt, invoicedAt, periodStart, periodEnd }: IssuedRow) => ({
  issuedAt: new Date(issuedAt),
  invoicedAt: new Date(invoicedAt),
  periodStart: new Date(periodStart),
  periodEnd: new Date(periodEnd),
});

type Row = BillingDocumentDto & { id: string; createdAt: string };

@Injectable()
export class DocumentsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** What has been issued to an organization, and to those that were merged into it, newest first, one page of it. */
  async list(organizationId: string, limit: number, cursor?: string): Promise<Page<BillingDocumentDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const organizationIds = await this.membership.withMerged(organizationId);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(list, [organizationIds, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(count, [organizationIds]),
    ]);
    return toPage(rows, limit, { count: total }, ({ id: _, createdAt: __, ...row }) => row);
  }

  /** All that a document says, whoever's it is. */
  async find(number: string): Promise<IssuedDocument | undefined> {
    const row = await this.database.queryOne<IssuedRow>(find, [number]);
    return row && { ...row, ...datesOf(row) };
  }
}
