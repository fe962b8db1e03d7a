import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A super admin has asked for an account's factors to be removed; until then its person can stop it. */
@Entity({ schema: 'membership', name: 'factor_resets' })
export class FactorReset {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('uuid')
  askedBy: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz')
  dueAt: Date;
}
