import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** A person; one account each, whatever organizations they belong to. */
@Entity({ schema: 'membership', name: 'users' })
@Unique(['email'])
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text', { default: '' })
  lastName: string;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  /** Absent until the person has set a password, and for those who use the identity provider only. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  /**
   * When the person proved that the address is theirs: by a link mailed there, or through the identity provider. Until
   * then anybody may have typed it.
   */
  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** The spelling under which an e-mail address is stored and looked up. */
export const canonicalEmail = (address: string): string => address.trim().toLowerCase();
