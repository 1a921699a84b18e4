import { DOMParser, type Element } from '@xmldom/xmldom';
import { existsSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { describeMachine, statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { filesOf } from '#visualizations/exporter/export.ts';
import { scxmlOf } from '#visualizations/exporter/scxml.ts';
import { codeOf } from '#visualizations/exporter/stately.ts';
import { svgOf } from '#visualizations/exporter/svg.ts';
import { readScreens } from '#visualizations/screens/files.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import { models } from '#machines/models.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { descriptions } from './machines.ts';

const cases = descriptions.map((description) => [description.id, description] as const);

const parsed = (xml: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');

const withAttribute = (elements: Element[], name: string): string[] =>
  elements.flatMap((one) => one.getAttribute(name) ?? []);

describe.each(cases)('the SVG of %s', (_, description) => {
  it.each(['plain', 'technical'] as const)(
    'is well-formed and contains all states and transitions: %s',
    async (wording) => {
      const svg = svgOf(await layoutOf(description, wording), description);
      const elements = [...parsed(svg).getElementsByTagName('g')];
      expect(withAttribute(elements, 'data-state')).toEqual(
        statesIn(description).map(({ id }) => id),
      );
      expect(withAttribute(elements, 'data-transition').toSorted()).toEqual(
        transitionsIn(description)
          .map(({ id }) => id)
          .toSorted(),
      );
      expect(svg).not.toMatch(/NaN|undefined|var\(--/);
    },
  );
});

/** Removes the parts that come only from implementations. */
function withoutImplementations({ id, description, root }: MachineDescription) {
  const text = JSON.stringify({ id, description, root }, (key, value: unknown) => {
    if (key === 'computed') return false;
    return key === 'machine' || key === 'ms' ? null : value;
  });
  const plain: unknown = JSON.parse(text);
  return plain;
}

describe.each(cases)('the import of %s for Stately', (_, description) => {
  it('creates the same machine', () => {
    const [imports, ...lines] = codeOf(description).split('\n');
    expect(imports).toMatch(/^import \{ (fromPromise, )?setup \} from 'xstate';$/);
    const script = lines.join('\n').replace('export const machine =', 'machine =');
    const sandbox: { machine?: AnyStateMachine } & Record<string, unknown> = {
      setup,
      fromPromise,
    };
    runInNewContext(script, sandbox);
    if (!sandbox.machine) throw new Error('no machine');
    const again = describeMachine(sandbox.machine);
    expect(withoutImplementations(again)).toEqual(withoutImplementations(description));
  });
});

describe.each(cases)('the SCXML of %s', (_, description) => {
  const document = parsed(scxmlOf(description));
  const all = (tag: string) => [...document.getElementsByTagName(tag)];
  const states = ['state', 'parallel', 'final', 'history'].flatMap(all);
  const ids = withAttribute(states, 'id');

  it('has every state, in its parent', () => {
    expect(ids.toSorted()).toEqual(
      statesIn(description)
        .map(({ id }) => id)
        .toSorted(),
    );
    const misplaced = statesIn(description).flatMap((parent) =>
      parent.states.filter(({ id }) => {
        const element = states.find((one) => one.getAttribute('id') === id);
        return element?.parentNode !== states.find((one) => one.getAttribute('id') === parent.id);
      }),
    );
    expect(misplaced).toEqual([]);
  });

  it('has every transition, and only existing states as targets', () => {
    const histories = statesIn(description).filter(({ history }) => history);
    const transitions = all('transition');
    expect(transitions).toHaveLength(transitionsIn(description).length + histories.length);
    const led = [...withAttribute(transitions, 'target'), ...withAttribute(states, 'initial')];
    // A history state without a default has an empty target.
    const targets = led.flatMap((target) => target.split(' ').filter(Boolean));
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the export', async () => {
  const subjects = await Promise.all(
    models.map(async (model) => ({
      description: describeMachine(model.machine),
      plan: await readTransitions(model),
      screens: await readScreens(model.machine.id),
    })),
  );
  const files = await filesOf(subjects, {});

  it('has no link to a missing file', () => {
    for (const [path, text] of files) {
      if (!path.endsWith('.md')) continue;
      const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link ?? '');
      for (const link of links) {
        const { pathname } = new URL(link, `file:///diagrams/${path}`);
        const isFile = files.has(pathname.replace('/diagrams/', ''));
        const stands = existsSync(`visualizations${pathname}`);
        expect(isFile || stands, `${link} in ${path}`).toBe(true);
      }
    }
  });
});
