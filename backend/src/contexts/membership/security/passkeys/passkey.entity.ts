import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity({ schema: 'membership', name: 'passkeys' })
@Unique(['credentialId'])
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  accountId: string;

  /** As the browser names it. */
  @Column('text')
  credentialId: string;

  @Column('bytea')
  publicKey: Buffer;

  /** How often it was used, by its own count; passkeys that are kept in several devices count nothing. */
  @Column('bigint')
  counter: string;

  /** How browsers reach it. */
  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @Column('timestamptz')
  addedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
