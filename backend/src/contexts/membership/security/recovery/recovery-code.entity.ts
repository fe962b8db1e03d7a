import { Entity, PrimaryColumn } from 'typeorm';

/** One that has not been used; its row goes with it. */
@Entity({ schema: 'membership', name: 'recovery_codes' })
export class RecoveryCode {
  @PrimaryColumn('uuid')
  accountId: string;

  /** Keyed, so that the table alone tells no code. */
  @PrimaryColumn('text')
  digest: string;
}
