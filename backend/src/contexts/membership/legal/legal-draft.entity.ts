import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LegalDocumentName } from './legal.dto';

/** The next version of a document while it is written. There is a row for each, with a text or without. */
@Entity({ schema: 'membership', name: 'legal_drafts' })
export class LegalDraft {
  @PrimaryColumn({ type: 'enum', enum: LegalDocumentName, enumName: 'legal_document' })
  document: LegalDocumentName;

  @Column({ type: 'text', nullable: true })
  body: string | null;

  @Column({ type: 'text', default: '' })
  changes: string;

  @Column({ type: 'timestamptz', nullable: true })
  savedAt: Date | null;

  /** Counted up with each change, so that of two at once the second is refused. */
  @Column({ type: 'int', default: 0 })
  revision: number;
}
