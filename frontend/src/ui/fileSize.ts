const unit = 1024;

/** `482 KB`, `1.2 MB`: in the units in which limits are said. */
export function fileSize(bytes: number): string {
  if (bytes < unit) return `${bytes} bytes`;
  const [size, name] = bytes < unit * unit ? [bytes / unit, 'KB'] : [bytes / unit / unit, 'MB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${name}`;
}
