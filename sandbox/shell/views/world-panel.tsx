import type { RequestedWorld } from '../world/world.ts';
import { Panel, Problem, Soft } from '#visualizations/kit/kit.tsx';

/** The steps that led to the simulated world in the address, or why it is not available. */
export function WorldPanel({ asked: { world, problem } }: { asked: RequestedWorld }) {
  if (world === null) return <Problem text={problem} />;
  return (
    <Panel title={`World ${world.name}`}>
      <ol>
        {world.story.map((line, index) => (
          // Lines can be equal and never change, so the index is the key.
          <li key={index}>{line}</li>
        ))}
      </ol>
      <Soft>
        The lender’s ledger, its clock, the app’s storage and its open attempts are from this
        moment. The app starts with them; the phone’s own clock is the real one.
      </Soft>
    </Panel>
  );
}
