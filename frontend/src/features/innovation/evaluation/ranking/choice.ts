/** Which proposals are chosen, to be compared. */
export interface Choice {
  isChosen: (id: string) => boolean;
  /** No more can be chosen. */
  isFull: boolean;
  toggle: (id: string) => void;
}
