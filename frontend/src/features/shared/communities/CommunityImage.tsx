const pictures = {
  network:
    'M60 90 150 40l90 60 80-70M150 40l20 90 70-30 90 40M60 90l110 40M48 90a12 12 0 1 0 24 0 12 12 0 1 0-24 0M138 40a12 12 0 1 0 24 0 12 12 0 1 0-24 0M228 100a12 12 0 1 0 24 0 12 12 0 1 0-24 0M308 30a12 12 0 1 0 24 0 12 12 0 1 0-24 0M158 130a12 12 0 1 0 24 0 12 12 0 1 0-24 0M318 140a12 12 0 1 0 24 0 12 12 0 1 0-24 0',
  leaf: 'M100 150V90a60 60 0 0 1 60-60h60v60a60 60 0 0 1-60 60zM100 150 220 30M220 150v-35a35 35 0 0 1 35-35h35v35a35 35 0 0 1-35 35zM220 150l70-70',
  orbit:
    'M80 90a120 45 0 1 0 240 0 120 45 0 1 0-240 0M200 90m-104 60a120 45-30 1 0 208-120 120 45-30 1 0-208 120M182 90a18 18 0 1 0 36 0 18 18 0 1 0-36 0',
  growth: 'M70 150v-40h40v40M140 150V85h40v65M210 150V60h40v90M280 150V30h40v120M60 70l90-35 60 10 100-40',
};

const colors = {
  teal: 'text-brand bg-brand-soft',
  green: 'text-success bg-success-soft',
  violet: 'text-violet bg-violet-soft',
  copper: 'text-accent bg-accent-soft',
};

interface CommunityImageProps {
  type: keyof typeof pictures;
  color: keyof typeof colors;
  /** How high it is. */
  className?: string;
}

/** The picture of a community, drawn in its colour. */
export function CommunityImage({ type, color, className = 'h-40' }: CommunityImageProps) {
  return (
    <svg
      viewBox="0 0 400 180"
      preserveAspectRatio="xMidYMid slice"
      className={`w-full shrink-0 ${className} ${colors[color]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pictures[type]} />
    </svg>
  );
}
