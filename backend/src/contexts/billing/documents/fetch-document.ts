import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Secrets } from '../../../platform/secrets/secrets';
import { MembershipApi } from '../../membership';
import { organizationRequired } from '../billing.errors';
import { sealPurpose } from '../payments/payment-ledger';
import type { DocumentFile } from './document-file.entity';
import { sealedText } from './document-seal';
import { DocumentsQueries } from './documents.queries';
import { drawPaper } from './draw-paper';
import { type IssuedDocument, paperOf } from './paper';

const kept = { name: 'document-files-kept', text: 'select content from billing.document_files where number = $1' };
const keep = {
  name: 'document-files-keep',
  text: `insert into billing.document_files (number, content, drawn_at, seal) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** Gives out a document that has been issued: the same bytes to everybody and for good. */
@Injectable()
export class FetchDocument {
  /** Documents that are being drawn, by number. */
  private readonly drawing = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: DocumentsQueries,
    private readonly membership: MembershipApi,
    private readonly secrets: Secrets,
  ) {}

  /** The PDF; drawn when it is asked for first. Throws `not_found`, and `organization_required` for who does not decide. */
  async execute(viewer: Viewer, number: string): Promise<Buffer> {
    const issued = await this.documents.find(number);
    if (!issued) throw notFound('document');
    const owner = await this.membership.successorOf(issued.organizationId);
    if (!belongsTo(viewer, owner)) throw notFound('document');
    if (!leads(viewer, owner)) throw organizationRequired();
    return (await this.kept(number)) ?? this.draw(issued);
  }

  /** Drawing costs much: many who ask at once wait for the same one. */
  private draw(issued: IssuedDocument): Promise<Buffer> {
    const { number } = issued;
    const drawn =
      this.drawing.get(number) ??
      drawPaper(paperOf(issued))
        .then((content) => this.keep(number, content))
        .finally(() => this.drawing.delete(number));
    this.drawing.set(number, drawn);
    return drawn;
  }

  private async kept(number: string): Promise<Buffer | undefined> {
    return (await this.database.queryOne<Pick<DocumentFile, 'content'>>(kept, [number]))?.content;
  }

  /** Of two who draw it at once, the first one's is the document. */
  private async keep(number: string, content: Buffer): Promise<Buffer> {
    const drawnAt = this.clock.now();
    const seal = this.secrets.digest(sealPurpose, sealedText({ number, content, drawnAt }));
    await this.database.run(keep, [number, content, drawnAt, seal]);
    return (await this.kept(number)) as Buffer;
  }
}
