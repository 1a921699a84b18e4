import { useSelector } from '@xstate/react';
import type { Parts } from '../parts.ts';

/** The draft of a form of the control panel, and why its last command was refused. */
export function useForm<Kind extends 'pay' | 'reply'>(
  controlPanel: Parts['controlPanel'],
  kind: Kind,
) {
  const draft = useSelector(controlPanel, ({ context }) => context.drafts[kind]);
  const problem = useSelector(controlPanel, ({ context: { command, problem: why } }) =>
    command.kind === kind ? why : null,
  );
  const open = useSelector(controlPanel, (snapshot) => snapshot.matches('open'));
  return { draft, problem, open };
}
