import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** A person; one account each, whatever organizations they belong to. */
@Entity({ schema: 'membership', name: 'users' })
@Unique(['email'])
@Index('users_names_idx', { synchronize: false })
@Index('users_newest_idx', { synchronize: false })
@Index('users_by_name_idx', { synchronize: false })
@Index('users_words_idx', { synchronize: false })
@Index('users_suspended_idx', { synchronize: false })
@Index('users_deletion_due_idx', ['deletionDueAt'], { where: 'deletion_due_at is not null' })
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

  /** The picture that they gave themselves. */
  @Column({ type: 'uuid', nullable: true })
  pictureId: string | null;

  /** Absent until the person has set a password, and for those who use the identity provider only. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  /**
   * When the person proved that the address is theirs: by a link mailed there, or through the identity provider. Until
   * then anybody may have typed it.
   */
  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  /** What they do, in their own words. */
  @Column({ type: 'text', nullable: true })
  headline: string | null;

  /** That they speak, in their own words. */
  @Column({ type: 'text', array: true, default: [] })
  languages: string[];

  /** Of the IANA database. */
  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  /** Whether the pages of their organizations may name them. */
  @Column({ type: 'boolean', default: false })
  shownOnPages: boolean;

  /** Counted up as their profile changes: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** When they asked for their account to be erased, and have not come back since. */
  @Column({ type: 'timestamptz', nullable: true })
  deletionAskedAt: Date | null;

  /** From when on it is erased; until then they may come back, and do nothing else. */
  @Column({ type: 'timestamptz', nullable: true })
  deletionDueAt: Date | null;

  /** When they were reminded of it. */
  @Column({ type: 'timestamptz', nullable: true })
  deletionToldAt: Date | null;

  /** Since when those who run the alliance keep them out. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  /** Until when; absent where it is for good, until it is lifted. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedUntil: Date | null;

  @Column({ type: 'text', nullable: true })
  suspensionReason: string | null;

  /** Since when nothing is known of them but their number. */
  @Column({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Takes what is given, on what was read; answers which fields have changed, or nothing where others were read. */
  describe({ headline, ...others }: Partial<Profile>, revision: number): (keyof Profile)[] | undefined {
    if (revision !== this.revision) return undefined;
    const form = { ...others, ...(headline !== undefined && { headline: headline || null }) };
    const changed = (Object.keys(form) as (keyof Profile)[]).filter(
      (field) => form[field] !== undefined && String(form[field]) !== String(this[field]),
    );
    for (const field of changed) Object.assign(this, { [field]: form[field] });
    if (changed.length > 0) this.revision += 1;
    return changed;
  }
}

/** What people say of themselves. */
type Profile = Pick<User, 'firstName' | 'lastName' | 'headline' | 'languages' | 'timeZone' | 'shownOnPages'>;

/** The spelling under which an e-mail address is stored and looked up. */
export const canonicalEmail = (address: string): string => address.trim().toLowerCase();
