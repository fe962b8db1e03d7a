import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A DKIM key that was made here, for one domain. It waits until its record is published, signs then, and is ended by the next. */
@Entity({ schema: 'notifications', name: 'signing_keys' })
@Unique(['domain', 'selector'])
export class SigningKey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  domain: string;

  /** Under which the domain publishes it. */
  @Column('text')
  selector: string;

  /** As the record has it: base64 of its SubjectPublicKeyInfo. */
  @Column('text')
  publicKey: string;

  /** PEM, encrypted; forgotten with its end. */
  @Column({ type: 'bytea', nullable: true })
  sealedPrivateKey: Buffer | null;

  @Column({ type: 'timestamptz', precision: 3 })
  madeAt: Date;

  /** From then on mail is signed by it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  usedFrom: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;
}
