/** Signs of the sample members, on a 24-unit grid. */
const signs = [
  'M3 12a9 9 0 0 1 9-9v9h9a9 9 0 0 1-18 0z',
  'M12 2l10 18H2zm0 7-4 7.5h8z',
  'M2 9c4-5 8 3 12-1s6-2 8 0v4c-4-4-6 1-9 2s-7-2-11 2z M2 17c4-3 8 2 12-1s6-2 8 0v4H2z',
  'M12 2 22 12 12 22 2 12zm0 5-5 5 5 5 5-5z',
  'M12 2a5 5 0 0 1 5 5 5 5 0 0 1 0 10 5 5 0 0 1-10 0A5 5 0 0 1 7 7a5 5 0 0 1 5-5zm0 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'M4 21V10l8-7 8 7v11h-5v-7H9v7z',
  'M3 3h8v8H3zm10 10h8v8h-8zM13 3h8v3h-5v5h-3zM3 13h3v5h5v3H3z',
  'M12 2a10 10 0 0 0 0 20v-6a4 4 0 0 1 0-8zm2 6h8v3h-8zm0 5h8v3h-8z',
  'M2 20V4h4v16zm7 0V9h4v11zm7 0v-7h6v7z',
];

const faces = [
  'font-semibold tracking-tight',
  'font-normal tracking-wide',
  'font-semibold tracking-tighter',
  'font-medium',
];

/** A member's name as a wordmark. Which sign and which face follows from its place in the list. */
export function Logo({ name, index }: { name: string; index: number }) {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={signs[index % signs.length]} />
      </svg>
      <span className={`text-lg leading-tight ${faces[index % faces.length]}`}>{name}</span>
    </span>
  );
}
