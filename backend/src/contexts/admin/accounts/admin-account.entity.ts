import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

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
  role: 'super-admin' | 'operator';

  @Column('text')
  passwordHash: string;

  /** Whether the account came from the environment. */
  @Column({ type: 'boolean', default: false })
  bootstrapped: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
