import type { ProposalDto } from '@alliance/api-client/innovation';
import { useRef } from 'react';
import { useAddress } from '@/ui/useAddress';
import { isDecision } from './decision';

/**
 * Which proposal is being decided, and how: "accept:<id>" in the address. It stays as it was found when somebody else decides it
 * meanwhile: what was typed, and why it is not taken.
 */
export function useDeciding(proposals: readonly ProposalDto[] = []) {
  const [address, change] = useAddress('decide');
  const [decision, id] = address.split(':');
  const found = useRef<ProposalDto>(undefined);
  found.current = [...proposals, found.current].find((one) => one?.id === id);
  const proposal = found.current;
  const deciding = proposal && isDecision(decision) ? { proposal, decision } : null;
  return [deciding, change] as const;
}
