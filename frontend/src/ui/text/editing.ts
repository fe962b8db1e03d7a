/** What is typed, and what of it is selected. */
interface Selection {
  text: string;
  start: number;
  end: number;
}

/** What takes the place of the text from `from` to `to`; `start` to `end` is selected then. */
interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type Change = (selection: Selection) => Edit;

/** Puts a sign around what is selected, or takes it away. */
export const around =
  (sign: string): Change =>
  ({ text, start, end }) => {
    const { length } = sign;
    const selected = text.slice(start, end);
    if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign)
      return { from: start - length, to: end + length, insert: selected, start: start - length, end: end - length };
    return { from: start, to: end, insert: sign + selected + sign, start: start + length, end: end + length };
  };

/** Begins each selected line with a sign, or takes it away where all have it. */
export const before =
  (sign: string): Change =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = `${text}\n`.indexOf('\n', end);
    const lines = text.slice(from, to).split('\n');
    const has = lines.every((line) => line.startsWith(sign));
    const insert = lines.map((line) => (has ? line.slice(sign.length) : sign + line)).join('\n');
    return { from, to, insert, start: from + insert.length, end: from + insert.length };
  };

const placeholder = 'https://';

/** Makes what is selected a link; where it leads is selected then, to be typed over. */
export const link: Change = ({ text, start, end }) => {
  const label = text.slice(start, end) || 'link';
  const address = start + label.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${label}](${placeholder})`,
    start: address,
    end: address + placeholder.length,
  };
};

/** Makes the change in a field as if it were typed, so that the browser can undo it. */
export function make(change: Change, field: HTMLTextAreaElement) {
  const { from, to, insert, start, end } = change({
    text: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // The one way into the browser's own history, however old it is.
  if (!document.execCommand?.('insertText', false, insert)) {
    field.setRangeText(insert);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
