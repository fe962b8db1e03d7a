/** Where a link of somebody else's text may lead, as the browser reads it; nothing where it must stay text. */
export function safeAddress(written: string): string | undefined {
  // Written out, so that an address means the same wherever it stands.
  if (!/^(https?:\/\/|mailto:)/i.test(written)) return undefined;
  try {
    const { href, username, password } = new URL(written);
    // A name before the host is there to be taken for the host.
    return username || password ? undefined : href;
  } catch {
    return undefined;
  }
}
