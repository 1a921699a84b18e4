/** A small file that breaks one rule, and the rule that must report it. */
export interface BrokenExample {
  readonly path: string;
  readonly rule: string;
  readonly why: string;
  readonly source: string;
}

let count = 0;

/** Examples that break one rule in a layer: why, and the source. Each gets a file name of its own. */
export const breaks = (
  rule: string,
  layer: string,
  sources: Readonly<Record<string, string>>,
): BrokenExample[] =>
  Object.entries(sources).map(([why, source]) => {
    count += 1;
    return { path: `${layer}/example-${count}.ts`, rule, why, source: `${source}\n` };
  });
