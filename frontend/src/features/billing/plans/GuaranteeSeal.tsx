const scallops = Array.from({ length: 20 }, (_, index) => (index * Math.PI) / 10);

/** A seal with the number of days that the guarantee has. */
export function GuaranteeSeal({ days }: { days: number }) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${days}-day money-back guarantee`}
      className="size-26 shrink-0 sm:size-30"
    >
      <g className="fill-brand">
        {scallops.map((angle) => (
          <circle key={angle} cx={60 + 50 * Math.cos(angle)} cy={60 + 50 * Math.sin(angle)} r="8.5" />
        ))}
        <circle cx="60" cy="60" r="50" />
      </g>
      <circle cx="60" cy="60" r="44" className="fill-surface" />
      <circle cx="60" cy="60" r="40" className="fill-none stroke-accent" strokeWidth="1.5" />
      <g textAnchor="middle">
        <text x="60" y="62" className="fill-ink font-semibold text-[34px] tracking-tight">
          {days}
        </text>
        <text x="60" y="75" className="fill-ink font-semibold text-[10px]">
          days
        </text>
        <text x="60" y="87" className="fill-accent font-semibold text-[9px]">
          money back
        </text>
      </g>
    </svg>
  );
}
