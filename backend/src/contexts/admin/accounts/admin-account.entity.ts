import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

export enum AdminRole {
  SuperAdmin = 'super-admin',
  Operator = 'operator',
}

@Entity({ schema: 'admin', name: 'accounts' })
@Unique(['username'])
export class AdminAccount {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text')
  role: AdminRole;

  @Column('text')
  passwordHash: string;

  /** Whether the account came from the environment. */
  @Column({ type: 'boolean', default: false })
  bootstrapped: boolean;

  /** Somebody who was removed signs in no more; the audit goes on naming them. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
