import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SuccessMetric } from './success-metric.entity';

/** What a success metric came to on a day. */
@Entity({ schema: 'innovation', name: 'metric_measurements' })
@Index('metric_measurements_latest_idx', ['metricId', 'measuredOn', 'createdAt', 'id'])
export class MetricMeasurement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  metricId: string;

  @ManyToOne(() => SuccessMetric, { onDelete: 'CASCADE' })
  @JoinColumn()
  metric: Relation<SuccessMetric>;

  /** The partner that has measured it. */
  @Index()
  @Column('uuid')
  organizationId: string;

  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column('date')
  measuredOn: string;

  @Column('double precision')
  value: number;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
