import { problemText } from '@alliance/api-client/problem';
import { type ProjectDto, type ProjectPhase, useMoveProjectMutation } from '@alliance/api-client/projects';
import { useState } from 'react';
import { stepsOf } from './steps';

/** A card that was moved, or was not. */
interface Outcome {
  project: Pick<ProjectDto, 'id' | 'name'>;
  to: ProjectPhase;
  /** Where it came from and how it went there, and what it is by now, to take it back; absent where it stayed. */
  undo?: Pick<ProjectDto, 'phase' | 'status' | 'revision'>;
  /** Why it stayed. */
  refusal?: string;
}

/** Moves cards of the board, and says what became of the last one. */
export function useMoves() {
  const [move, { isLoading }] = useMoveProjectMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  // One that goes back, until it is said why.
  const [asked, ask] = useState<{ project: ProjectDto; to: ProjectPhase }>();

  const send = async (project: ProjectDto, to: ProjectPhase, reason?: string) => {
    const { id, revision, phase, status } = project;
    const moved = await move({ id, moveProjectDto: { phase: to, revision, reason } }).unwrap();
    setOutcome({ project, to, undo: { phase, status, revision: moved.revision } });
  };

  return {
    isLoading,
    outcome,
    asked,
    /** Takes a card to a phase, if that is one step away; one back is asked about first. */
    request: async (project: ProjectDto, to: ProjectPhase) => {
      const { on, back } = stepsOf(project);
      if (to === back) ask({ project, to });
      if (to !== on) return;
      try {
        await send(project, to);
      } catch (error) {
        setOutcome({ project, to, refusal: problemText(error) });
      }
    },
    goBack: async (reason: string) => {
      if (asked) await send(asked.project, asked.to, reason);
    },
    stay: () => ask(undefined),
    undo: async () => {
      if (!outcome?.undo) return;
      const { project, to, undo } = outcome;
      try {
        await move({
          id: project.id,
          moveProjectDto: { ...undo, reason: 'It was moved by mistake.' },
        }).unwrap();
        setOutcome(undefined);
      } catch (error) {
        setOutcome({ project, to, refusal: problemText(error) });
      }
    },
  };
}
