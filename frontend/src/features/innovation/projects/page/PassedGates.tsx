import type { ProjectGateDto } from '@alliance/api-client/projects';
import { projectPhaseLabels } from '@/content/labels';
import { GateItems } from './GateItems';

interface PassedGatesProps {
  projectId: string;
  gates: readonly ProjectGateDto[];
}

/** What has shown, at each gate that the project is beyond, that it could pass; on paper all of it stands open. */
export function PassedGates({ projectId, gates }: PassedGatesProps) {
  const passed = gates.filter(({ isPassed }) => isPassed);
  if (passed.length === 0) return null;
  return (
    <div className="mt-6 border-line border-b">
      {passed.map((gate) => (
        <details
          key={gate.phase}
          className="border-line border-t pb-1 print:break-inside-avoid print:details-content:[content-visibility:visible]"
        >
          <summary className="min-h-11 cursor-pointer content-center text-sm">
            <span className="font-medium">Gate to {projectPhaseLabels[gate.phase]}</span>{' '}
            <span className="text-ink-2">
              · {gate.items.filter(({ isTicked }) => isTicked).length} of {gate.items.length} there
            </span>
          </summary>
          <div className="pb-4">
            <GateItems projectId={projectId} gate={gate} />
          </div>
        </details>
      ))}
    </div>
  );
}
