/** People write `techflow.example`; the address needs its protocol. */
export function withProtocol(typed: string): string {
  const address = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
}

export const isWebAddress = (value: string): boolean => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
