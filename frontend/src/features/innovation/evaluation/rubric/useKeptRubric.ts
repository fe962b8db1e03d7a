import { type RubricDto, useChangeRubricMutation } from '@alliance/api-client/evaluation';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { givenRubric, isRubricComplete, type TypedCriterion, textOf, typedRubric } from './rubric';

const none: RubricDto = { inForce: null, revision: 0, isFrozen: false, canChange: true };

/** The rubric of a problem that is being written: what stands of it on the server, and the way to save what is typed. */
export function useKeptRubric<Values extends { criteria: TypedCriterion[] }>(
  form: UseFormReturn<Values>,
  start: RubricDto = none,
) {
  const { getValues, setValue, clearErrors } = form as unknown as UseFormReturn<{ criteria: TypedCriterion[] }>;
  const [change] = useChangeRubricMutation();
  // A save begins with the newest, drawn or not.
  const known = useRef(start);
  const [{ isFrozen, inForce }, setRubric] = useState(start);
  const caused = useRef<unknown>(undefined);
  const [isOvertaken, setOvertaken] = useState(false);

  const knowing = (newest: RubricDto) => {
    known.current = newest;
    setRubric(newest);
  };

  /** Saves it where it is not what stands. One with an empty name or no weight waits until it has them, which is answered. */
  const save = async (problemId: string): Promise<boolean> => {
    const typed = getValues('criteria');
    const { inForce, revision } = known.current;
    if (!isRubricComplete(typed)) return false;
    if (textOf(typed) === textOf(typedRubric(inForce?.criteria ?? []))) return true;
    try {
      const changeRubricDto = { criteria: givenRubric(typed), revision };
      const kept = await change({ id: problemId, changeRubricDto }).unwrap();
      knowing(kept);
      // A criterion that has been saved is itself from now on, whatever it is called then.
      for (const [n, { key, name }] of getValues('criteria').entries()) {
        const found = kept.inForce?.criteria.find((one) => one.name === name.trim());
        if (key === undefined && found) setValue(`criteria.${n}.key`, found.key);
      }
    } catch (error) {
      caused.current = isOvertakenBy(error) ? error : undefined;
      setOvertaken(caused.current !== undefined);
      throw error;
    }
    return true;
  };

  /** Somebody else's has been looked at: what is saved now is saved over it. */
  const settle = (newest: RubricDto, isTaken: boolean) => {
    const theirs = newest.inForce?.criteria ?? [];
    const mine = getValues('criteria').map(({ key, ...rest }) =>
      theirs.some((one) => one.key === key) ? { key, ...rest } : rest,
    );
    clearErrors('criteria');
    setValue('criteria', isTaken ? typedRubric(theirs) : mine);
    knowing(newest);
    setOvertaken(false);
  };

  return {
    /** The newest that is known of it. */
    standing: () => known.current,
    /** Of one that is frozen the version in force, 0 where there is none. */
    frozenVersion: isFrozen ? (inForce?.version ?? 0) : undefined,
    isOvertaken,
    /** Whether it was the rubric that somebody else has changed meanwhile. */
    hasCaused: (error: unknown) => error === caused.current,
    save,
    settle,
  };
}
