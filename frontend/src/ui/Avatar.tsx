interface AvatarProps {
  firstName: string | null;
  lastName: string | null;
  imageUrl: string | null;
}

/** The person's picture, or the initials. The name stands beside it, so it is silent. */
export function Avatar({ firstName, lastName, imageUrl }: AvatarProps) {
  if (imageUrl) return <img src={imageUrl} alt="" className="size-9 shrink-0 rounded-full object-cover" />;
  const initials = [firstName, lastName].map((name) => name?.trim().at(0) ?? '').join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full border border-transparent bg-brand-soft font-semibold text-brand-strong text-xs uppercase"
    >
      {initials || '·'}
    </span>
  );
}
