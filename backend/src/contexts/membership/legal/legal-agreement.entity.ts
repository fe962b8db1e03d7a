import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';
import { LegalDocumentName } from './legal.dto';
import { AgreementWay } from './legal.enums';

/** How a person stands to a version of a document: when they were told of it, and when they have agreed to it. */
@Entity({ schema: 'membership', name: 'legal_agreements' })
@Unique('legal_agreements_person_key', ['userId', 'document', 'version'])
@Index('legal_agreements_standing_idx', { synchronize: false })
@Index('legal_agreements_version_idx', { synchronize: false })
export class LegalAgreement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column({ type: 'enum', enum: LegalDocumentName, enumName: 'legal_document' })
  document: LegalDocumentName;

  @Column('int')
  version: number;

  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  agreedAt: Date | null;

  @Column({ type: 'enum', enum: AgreementWay, enumName: 'agreement_way', nullable: true })
  way: AgreementWay | null;

  /** For which they agreed, where it was on behalf of one. */
  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'SET NULL' })
  @JoinColumn()
  organization: Relation<Organization> | null;
}
