import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LegalDocumentName } from './legal.dto';

/** A published text. It never changes: what somebody has agreed to stays readable. */
@Entity({ schema: 'membership', name: 'legal_versions' })
export class LegalVersion {
  @PrimaryColumn({ type: 'enum', enum: LegalDocumentName, enumName: 'legal_document' })
  document: LegalDocumentName;

  @PrimaryColumn('int')
  version: number;

  @Column('text')
  body: string;

  /** What it changes, for who reads it. */
  @Column('text')
  changes: string;

  @Column('date')
  publishedOn: string;

  /** From which day on it applies to who was a member before; to all others it does at once. */
  @Column('date')
  appliesFrom: string;

  /** It came with the product: nobody is told. */
  @Column({ type: 'boolean', default: false })
  isBrought: boolean;
}
