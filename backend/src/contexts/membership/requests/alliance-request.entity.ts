import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RequestKind, RequestStatus } from './request.enums';

/** Something that somebody outside asks the alliance for, until a person of ours has answered it. */
@Entity({ schema: 'membership', name: 'alliance_requests' })
@Index('alliance_requests_open_idx', { synchronize: false })
export class AllianceRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'enum', enum: RequestKind, enumName: 'request_kind' })
  kind: RequestKind;

  @Column({ type: 'enum', enum: RequestStatus, enumName: 'request_status', default: RequestStatus.Open })
  status: RequestStatus;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  organization: string;

  /** What they would like, in their own words. */
  @Column('text')
  message: string;

  /** When it would suit them, in their own words. */
  @Column({ type: 'text', nullable: true })
  preferredTime: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
