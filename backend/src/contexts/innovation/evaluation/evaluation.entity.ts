import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { editedMeanwhile } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { type Criterion, criteriaFrom, isSameRubric, type WantedCriterion } from './rubric';

/** How the proposals to a problem are compared: by which rubric, and who leads it. Without a row there is nothing of it. */
@Entity({ schema: 'innovation', name: 'evaluations' })
export class Evaluation {
  @PrimaryColumn('uuid')
  problemId: string;

  @OneToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

  /** The version of the rubric in force, from 1 on; 0 while there is none. */
  @Column({ type: 'int', default: 0 })
  rubricVersion: number;

  /** Counted up with each edit of the rubric: who has read an older one is told. */
  @Column({ type: 'int', default: 0 })
  revision: number;

  /** The highest key that a criterion was ever given. */
  @Column({ type: 'int', default: 0 })
  lastKey: number;

  /** The person who leads it: decides, and says who reviews what. Nobody before there is a reviewer. */
  @Column({ type: 'uuid', nullable: true })
  leadId: string | null;

  /**
   * Writes the rubric anew, on what its editor has read; nothing where it is the same. A rubric that is frozen gives way to a new
   * version. Throws `edited_meanwhile`, or what is wrong with the criteria.
   */
  changeRubric(
    wanted: readonly WantedCriterion[],
    present: readonly Criterion[],
    { revision, isFrozen }: { revision: number; isFrozen: boolean },
  ): Criterion[] | undefined {
    if (revision !== this.revision) throw editedMeanwhile();
    const { criteria, lastKey } = criteriaFrom(wanted, present, this.lastKey);
    if (isSameRubric(criteria, present)) return undefined;
    this.lastKey = lastKey;
    this.revision += 1;
    if (criteria.length === 0) this.rubricVersion = 0;
    else if (isFrozen) this.rubricVersion += 1;
    else this.rubricVersion = 1;
    return criteria;
  }
}
