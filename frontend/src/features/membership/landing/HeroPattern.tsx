// One letter per leaf: which way it leans (l, r) and, as a capital, that it is filled. "*" is the newcomer.
const rows = ['.lRlL', 'rLlRr', 'lR*lR', 'RllRl', '.RlLr', 'lrRl.'];

/** The mark's leaves, repeated: organizations side by side, each leaning to a neighbour. */
export function HeroPattern() {
  return (
    <svg
      viewBox="0 0 500 600"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute top-0 right-[max(-6rem,calc(50vw-46rem))] hidden h-full max-h-[52rem] lg:block"
    >
      <defs>
        <path id="leaf-l" d="M4 4h44a48 48 0 0 1 48 48v44H52A48 48 0 0 1 4 52z" />
        <path id="leaf-r" d="M96 4v44a48 48 0 0 1-48 48H4V52A48 48 0 0 1 52 4z" />
      </defs>
      {rows.flatMap((row, y) =>
        [...row].map((leaf, x) => {
          if (leaf === '.') return null;
          const position = { key: `${x}${y}`, x: x * 100, y: y * 100 };
          if (leaf === '*') return <use {...position} key={position.key} href="#leaf-r" className="fill-band-accent" />;
          const filled = leaf !== leaf.toLowerCase();
          return (
            <use
              {...position}
              key={position.key}
              href={`#leaf-${leaf.toLowerCase()}`}
              className={filled ? 'fill-band-raised' : 'fill-none stroke-band-line'}
            />
          );
        }),
      )}
    </svg>
  );
}
