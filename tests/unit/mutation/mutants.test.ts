import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { instrument } from '../../mutation/instrument.ts';
import { mutantsOf } from '../../mutation/mutants-of.ts';

const file = 'src/domain/sample.ts';

const source = `
export const limits: readonly number[] = [1, 2000];
type Name = 'is no expression' | 7;
export function sample(list: readonly number[], done: (text: string) => void): unknown {
  const name: Name = 7;
  if (list.length > 2 && name === 7) done(\`long: \${list.length}\`);
  const kept = list.filter((one) => one !== 0).map((one) => one + 1);
  return kept.some((one) => one > 3) ? kept : !limits.includes(kept[0] ?? 1);
}
`;

/** The limits of the sample with one active mutant, or none. */
async function limitsWith(active: string | null): Promise<unknown> {
  const { code } = await transformWithOxc(instrument(file, source), file);
  const script = `${code.replaceAll('export ', '')}; [...limits]`;
  const result: unknown = runInNewContext(script, { __mutant: (name: string) => name === active });
  return v.parse(v.array(v.number()), result);
}

const names = mutantsOf(file, source).map(({ name }) => name.slice(file.length + 1));

describe('mutants of the source', () => {
  test('include every known small mistake, named by its position', () => {
    expect(names).toMatchInlineSnapshot(`
      [
        "2:42 an empty list",
        "2:43 2",
        "2:46 0",
        "5:22 8",
        "6:7 if true",
        "6:7 if false",
        "6:7 && becomes ||",
        "6:7 > becomes >=",
        "6:7 > becomes <=",
        "6:21 3",
        "6:26 === becomes !==",
        "6:35 8",
        "6:38 not done",
        "6:43 an empty text",
        "7:16 without filter",
        "7:37 !== becomes ===",
        "7:45 1",
        "7:61 + becomes -",
        "7:67 2",
        "8:10 always the first",
        "8:10 always the second",
        "8:10 some becomes every",
        "8:29 > becomes >=",
        "8:29 > becomes <=",
        "8:35 4",
        "8:47 without !",
        "8:64 without ??",
        "8:69 1",
        "8:75 2",
      ]
    `);
  });

  test('exclude types', () => {
    expect(names.filter((name) => name.startsWith('3:'))).toEqual([]);
  });

  test('have no effect until they are switched on', async () => {
    expect(await limitsWith(null)).toEqual([1, 2000]);
  });

  test('are active one at a time', async () => {
    const empty = mutantsOf(file, source).find(({ name }) => name.endsWith('an empty list'));
    expect(await limitsWith(empty?.name ?? null)).toEqual([]);
    const zero = mutantsOf(file, source).find(({ start }) => source.startsWith('2000', start));
    expect(await limitsWith(zero?.name ?? null)).toEqual([1, 0]);
  });

  test('of JSX remove elements and attributes', () => {
    const jsx = '<A><B one={x} two="y" three /></A>';
    expect(instrument('src/views/sample.tsx', jsx)).toMatchInlineSnapshot(
      `"const __mutant = globalThis.__mutant ?? (() => false); <A>{__mutant("src/views/sample.tsx:1:4 left out") ? null : <B one={(__mutant("src/views/sample.tsx:1:12 without one") ? (undefined) : x)} two={__mutant("src/views/sample.tsx:1:19 without two") ? undefined : "y"} three={!__mutant("src/views/sample.tsx:1:23 without three")} />}</A>"`,
    );
  });
});
