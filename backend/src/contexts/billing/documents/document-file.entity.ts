import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document as it was first given out. Append-only; `seal` shows what somebody has changed by hand. */
@Entity({ schema: 'billing', name: 'document_files' })
export class DocumentFile {
  @PrimaryColumn('text')
  number: string;

  @Column('bytea')
  content: Buffer;

  @Column('timestamptz')
  drawnAt: Date;

  @Column('text')
  seal: string;
}
