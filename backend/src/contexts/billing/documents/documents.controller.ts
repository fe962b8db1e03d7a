import { createHash } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from '../../../platform/files/file-headers';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, isUnchanged, PageOf, tagOf } from '../../../platform/lists/page';
import { organizationRequired } from '../billing.errors';
import { downloading } from '../billing.limits';
import { expectDecisionMaker } from '../quotes/request-quote';
import { BillingDocumentDto, BillingDocumentsQuery } from './documents.dto';
import { DocumentsQueries } from './documents.queries';
import { FetchDocument } from './fetch-document';

const type = 'application/pdf';

@ApiTags('billing')
@Controller('api/billing/documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsQueries,
    private readonly fetch: FetchDocument,
  ) {}

  /** The invoices, receipts and credit notes of an organization, and of those that were merged into it, newest first, one page of them. */
  @Get()
  @Access('member', 'owners and admins of the organization')
  @Problems(organizationRequired, notFound('organization of yours'))
  @PageOf(BillingDocumentDto)
  async listBillingDocuments(
    @Query() query: BillingDocumentsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { organizationId, limit, cursor } = query;
    expectDecisionMaker(viewer, organizationId);
    return answerPage(request, reply, query, await this.documents.list(organizationId, limit, cursor));
  }

  /**
   * An invoice, receipt or credit note as PDF.
   *
   * It is never changed: whoever downloads it gets the same bytes, also when prices, taxes or the seller have changed since.
   */
  @Get(':number')
  @Limited(downloading)
  @Access('member', 'owners and admins of the organization')
  @Problems(organizationRequired)
  @ApiProduces(type)
  @ApiOkResponse({
    description: 'The document.',
    schema: { type: 'string', format: 'binary' },
    headers: { ETag: { description: 'Send it as `If-None-Match` to be answered 304.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The caller has it already, by its `If-None-Match`.' })
  async downloadBillingDocument(
    @Id('number', /(?:INV|REC|CN)-\d{4}-\d{6,}/) number: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const content = await this.fetch.execute(viewer, number);
    // Browsers ask each time: who may have it may have changed, and others may sit at them.
    const version = createHash('sha256').update(content).digest('base64url');
    if (isUnchanged(request, reply, version)) return undefined;
    const { 'cache-control': _, ...headers } = headersOf({
      ...{ key: number, name: `${number}.pdf`, type, bytes: content.length },
    });
    reply.headers({ ...headers, etag: tagOf(version) });
    return content;
  }
}
