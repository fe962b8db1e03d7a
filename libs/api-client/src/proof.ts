type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

/** Who asks the person to prove who they are; answers how to stop. */
export function askForProofBy(how: AskForProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
    asking = undefined;
  };
}

/** Whether the person has proved it; asked once for all calls that wait for it. */
export function prove(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
