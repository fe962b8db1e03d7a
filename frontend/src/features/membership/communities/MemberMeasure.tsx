import { type MeasureDto, useAnswerAppealMutation, useLiftMeasureMutation } from '@alliance/api-client/communities';
import { MeasureEntry } from '@/features/shared/communities/MeasureEntry';

/** What was done in a community, for its moderators. */
export function MemberMeasure({ slug, measure }: { slug: string; measure: MeasureDto }) {
  const { id } = measure;
  const [lift, { isLoading: isLifting }] = useLiftMeasureMutation();
  const [answer, { isLoading: isAnswering }] = useAnswerAppealMutation();
  return (
    <MeasureEntry
      measure={measure}
      slug={slug}
      isLifting={isLifting}
      onLift={() => lift({ id }).unwrap()}
      isAnswering={isAnswering}
      onAnswer={(answerAppealDto) => answer({ id, answerAppealDto }).unwrap()}
    />
  );
}
