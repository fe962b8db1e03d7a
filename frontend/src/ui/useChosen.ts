import { useState } from 'react';

/** What is known, and what was chosen instead until something else is known: a box stays as it was ticked while that is being saved. */
export function useChosen<Value>(known: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<{ value: Value; over: Value }>();
  const value = chosen && chosen.over === known ? chosen.value : known;
  return [value, (next) => setChosen({ value: next, over: known })];
}
