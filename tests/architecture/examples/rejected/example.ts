export interface BrokenExample {
  readonly path: string;
  readonly rule: string;
  readonly why: string;
  readonly source: string;
}

let count = 0;

export const breaks = (
  rule: string,
  layer: string,
  sources: Readonly<Record<string, string>>,
): BrokenExample[] =>
  Object.entries(sources).map(([why, source]) => {
    count += 1;
    return { path: `${layer}/example-${count}.ts`, rule, why, source: `${source}\n` };
  });
