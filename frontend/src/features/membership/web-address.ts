/** People write `techflow.example`; the address needs its protocol. */
export function withProtocol(typed: string): string {
  const address = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
}

/** None with a user before its host: it looks like another one's. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
