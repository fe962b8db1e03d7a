import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Organization } from '../organizations/organization.entity';
import { DomainProof } from './domain.enums';

/** A domain that an organization says is its own, and has proven or not. Of many who say so, one proves it. */
@Entity({ schema: 'membership', name: 'organization_domains' })
@Unique(['organizationId', 'domain'])
@Index('organization_domains_proven_idx', { synchronize: false })
export class OrganizationDomain {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  /** In lower case and ASCII. */
  @Column('text')
  domain: string;

  /** What its text record is to hold. */
  @Column('text')
  challenge: string;

  @Column('uuid')
  claimedBy: string;

  @Column('timestamptz')
  claimedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  provenAt: Date | null;

  @Column({ type: 'enum', enum: DomainProof, enumName: 'domain_proof', nullable: true })
  proof: DomainProof | null;
}
