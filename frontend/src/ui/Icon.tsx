const paths = {
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  bell: 'M10 2.5a5 5 0 0 1 5 5v3l1.5 3h-13l1.5-3v-3a5 5 0 0 1 5-5zM8 16.5a2 2 0 0 0 4 0',
  board: 'M3 4h4v12H3zM8 4h4v8H8zM13 4h4v10h-4z',
  cards: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 7.5 5 5 5-5',
  chevronLeft: 'm12.5 5-5 5 5 5',
  chevronRight: 'm7.5 5 5 5-5 5',
  close: 'M5 5l10 10M15 5 5 15',
  home: 'M3 9.2 10 3l7 6.2V17h-4.8v-4.6H7.8V17H3z',
  lines: 'M3 4.5h14M3 8.2h14M3 11.8h14M3 15.5h14',
  menu: 'M3 6h14M3 10h14M3 14h14',
  message: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  minus: 'M4.5 10h11',
  moon: 'M16.5 11.7A7 7 0 1 1 8.3 3.5a5.6 5.6 0 0 0 8.2 8.2z',
  pause: 'M7 5v10M13 5v10',
  play: 'M6.5 4.5v11l9-5.5z',
  plus: 'M10 4v12M4 10h12',
  question: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.9 7.9a2.1 2.1 0 1 1 3.1 1.9c-.7.4-1 .8-1 1.6M10 14v.2',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zm4.5-1.5L17 17',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12',
  timeline: 'M3 5h7M6 10h9M10 15h7',
  warning: 'M10 3 1.8 17h16.4zM10 8v4M10 14.5v.2',
};

export type IconName = keyof typeof paths;

/** The few signs of the shell and the landing page, drawn on one 20-unit grid. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
