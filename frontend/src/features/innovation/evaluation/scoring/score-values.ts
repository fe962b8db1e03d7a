import type { CriterionDto, ReviewDto } from '@alliance/api-client/evaluation';

/** A score as it is given. */
export interface ScoreValues {
  /** One for each criterion, in the order of the rubric; 0 is no mark yet. */
  marks: { key: number; mark: number; note: string }[];
  comment: string;
  /** What was read when it was begun: another one since is shown before it is sent. */
  rubricVersion: number;
  proposalVersion: number;
  criteria: CriterionDto[];
}

export interface RubricInForce {
  version: number;
  criteria: CriterionDto[];
}

/** What a form starts from: the viewer's own score where there is one, whatever it was made on. */
export function startOf({ score, version }: ReviewDto, rubric: RubricInForce): ScoreValues {
  return {
    ...carriedOver(score?.marks ?? [], rubric),
    comment: score?.comment ?? '',
    proposalVersion: version,
  };
}

/** The same marks under another version of the rubric: those of criteria that are still there, in its order. */
export const carriedOver = (
  marks: readonly { key: number; mark: number; note: string | null }[],
  { version, criteria }: RubricInForce,
): Pick<ScoreValues, 'marks' | 'rubricVersion' | 'criteria'> => ({
  marks: criteria.map(({ key }) => {
    const found = marks.find((one) => one.key === key);
    return { key, mark: found?.mark ?? 0, note: found?.note ?? '' };
  }),
  rubricVersion: version,
  criteria,
});

/** As the server takes it. */
export const givenScore = ({ marks, comment, rubricVersion, proposalVersion }: ScoreValues) => ({
  marks: marks.map(({ key, mark, note }) => ({ key, mark, note: note.trim() || undefined })),
  comment: comment.trim() || undefined,
  rubricVersion,
  proposalVersion,
});
