/** `numerator / denominator` in whole minor units, halves rounded up. The one place where money of billing is rounded. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n) throw new Error(`${numerator} / ${denominator} is not rounded here.`);
  return (2n * numerator + denominator) / (2n * denominator);
}
