/** What share of the whole something has, for the eye: the text beside it says the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full bg-line print:print-exact forced-colors:border"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={share} height="1" className="fill-brand forced-colors:fill-[Highlight]" />
    </svg>
  );
}
