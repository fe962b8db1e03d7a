import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'settings' })
export class Setting {
  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  value: unknown;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
