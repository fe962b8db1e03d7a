export function Loading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-2">
      Loading...
    </div>
  );
}
