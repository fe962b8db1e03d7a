import type { Relation } from 'typeorm';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { User } from '../accounts/user.entity';
import { Organization } from './organization.entity';

/** The one thing that lets a person act for an organization. */
@Entity({ schema: 'membership', name: 'user_organizations' })
@Unique(['userId', 'organizationId'])
export class UserOrganization {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Index()
  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  @Column({
    type: 'enum',
    enum: ['owner', 'admin', 'member', 'viewer'],
    enumName: 'organization_role',
    default: 'member',
  })
  role: OrganizationRole;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
