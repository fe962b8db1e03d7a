import { Column, Entity, PrimaryColumn } from 'typeorm';

const documentKinds = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The last number given, of a kind in a year. Counted up with the document, so that none is missing. */
@Entity({ schema: 'billing', name: 'document_counters' })
export class DocumentCounter {
  @PrimaryColumn({ type: 'enum', enum: documentKinds, enumName: 'document_kind' })
  kind: DocumentKind;

  @PrimaryColumn('integer')
  year: number;

  @Column('integer')
  last: number;
}
