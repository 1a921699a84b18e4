// @vitest-environment happy-dom
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import { mermaidOf } from '#visualizations/exporter/mermaid.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { descriptions } from './machines.ts';

const compounds = descriptions.flatMap((description) =>
  statesIn(description)
    .filter(({ states }) => states.length > 0)
    .map((compound) => [compound.id, description, compound] as const),
);

describe('Mermaid', () => {
  it.each(compounds)('reads %s', async (_, description, compound) => {
    const text = mermaidOf(description, compound);
    expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'stateDiagram' });

    const states = statesIn(description).filter(({ id }) => isWithin(id, compound.id));
    for (const { id } of states) expect(text).toContain(` as ${id.replaceAll('.', '__')}`);
    const transitions = transitionsIn(description).filter(({ source }) =>
      isWithin(source, compound.id),
    );
    expect(text.match(/^ {2}\w+ --> \w+: .+$/gm) ?? []).toHaveLength(transitions.length);
  });
});
