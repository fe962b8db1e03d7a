import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { MembershipTier, OrganizationType } from './organization.enums';

@Entity({ schema: 'membership', name: 'organizations' })
@Index('organizations_name_idx', { synchronize: false })
@Index('organizations_name_parts_idx', { synchronize: false })
export class Organization {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'enum', enum: OrganizationType, enumName: 'organization_type' })
  type: OrganizationType;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text', nullable: true })
  logoUrl: string | null;

  /** Set by a subscription alone. */
  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier', default: MembershipTier.Free })
  membershipTier: MembershipTier;

  /** What the organization asked for; a wish, until a subscription grants it. */
  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier', nullable: true })
  requestedTier: MembershipTier | null;

  /** Until then the organization has the requested tier on trial. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  trialEndsAt: Date | null;

  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'varchar', length: 2, nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
