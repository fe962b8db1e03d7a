import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Organization } from '../organizations/organization.entity';

/** A seat that an organization holds for somebody, until the address that it was mailed to takes it. */
@Entity({ schema: 'membership', name: 'team_invitations' })
@Index('team_invitations_open_idx', { synchronize: false })
export class TeamInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column({ type: 'enum', enum: ['owner', 'admin', 'member', 'viewer'], enumName: 'organization_role' })
  role: OrganizationRole;

  /** The person who invited, or sent it again last. */
  @Column('uuid')
  invitedBy: string;

  @Column('timestamptz')
  sentAt: Date;

  /** Until then its link works and it takes a seat; it stays listed. */
  @Column('timestamptz')
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  acceptedBy: string | null;

  /** What somebody who was new agreed to. */
  @Column({ type: 'text', nullable: true })
  termsVersion: string | null;

  @Column({ type: 'text', nullable: true })
  privacyVersion: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
