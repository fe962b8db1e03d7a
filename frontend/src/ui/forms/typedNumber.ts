/** What was typed, with or without commas between thousands; `NaN` where it is no number. */
export function numberOf(typed: string): number {
  const text = typed.trim();
  if (!/^[-+]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(text) || !/\d/.test(text)) return Number.NaN;
  return Number(text.replaceAll(',', ''));
}

/** What is wrong with a number as it is typed. */
export const numberProblem = (typed: string): string | true =>
  !Number.isNaN(numberOf(typed)) || 'Enter a number such as 18.5';
