import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'settings' })
export class Setting {
  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  value: unknown;

  /** Counted up with each change that a super admin makes. */
  @Column({ type: 'integer', default: 0 })
  revision: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
