const unit = 1024;

/** `482 KB`, `1.2 MB`, `5 GB`: in the units in which limits are said. */
export function fileSize(bytes: number): string {
  if (bytes < unit) return `${bytes} bytes`;
  const [size, name] =
    bytes < unit ** 2
      ? [bytes / unit, 'KB']
      : bytes < unit ** 3
        ? [bytes / unit ** 2, 'MB']
        : [bytes / unit ** 3, 'GB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${name}`;
}
