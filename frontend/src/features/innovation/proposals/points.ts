export type Points = 'strengths' | 'improvements';

const most = 5;
const longest = 500;

/** What feedback starts from: its two lists, one line a point. */
export const pointFields = {
  strengths: {
    label: 'What is good about it',
    startFrom: 'Strengths to start from',
    templates: [
      'Fits our problem closely',
      'Proven in practice',
      'Clear about cost and time',
      'People who know the field',
    ],
  },
  improvements: {
    label: 'What would make it better',
    startFrom: 'Improvements to start from',
    templates: [
      'Say what it costs',
      'Show results from a place like ours',
      'Say how it fits what we have',
      'Come back with a higher TRL',
    ],
  },
} as const satisfies Record<Points, { label: string; startFrom: string; templates: readonly string[] }>;

const nouns: Record<Points, string> = { strengths: 'strength', improvements: 'improvement' };

/** The points of a text, without empty lines. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Puts a line in, or takes it out. */
export const toggled = (text: string, line: string): string => {
  const lines = pointsOf(text);
  return (lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line]).join('\n');
};

/** What is wrong with the points of a field, or true. */
export function checkPoints(field: Points, text: string): true | string {
  const lines = pointsOf(text);
  if (lines.length === 0) return `Name at least one ${nouns[field]}`;
  if (lines.length > most) return `Name at most ${most} ${field}, each on a line of its own`;
  return lines.every((line) => line.length <= longest) || `A line may have at most ${longest} characters`;
}
