import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a text means, as one model sees it. */
@Entity({ schema: 'platform', name: 'embeddings' })
@Index(['model', 'textHash'])
export class Embedding {
  /** The index that the text is a document of. */
  @PrimaryColumn('text')
  corpus: string;

  @PrimaryColumn('text')
  model: string;

  @PrimaryColumn('uuid')
  id: string;

  /** SHA-256 of the text. */
  @Column('bytea')
  textHash: Buffer;

  /** A signed byte a dimension. */
  @Column('bytea')
  vector: Buffer;
}
