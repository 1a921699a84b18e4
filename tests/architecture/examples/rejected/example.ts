/** A small file that breaks one rule, and the rule that must report it. */
export interface BrokenExample {
  readonly path: string;
  readonly rule: string;
  readonly why: string;
  readonly source: string;
}

let count = 0;

/** An example in a layer, with a file name of its own. */
export const breaks = (rule: string, layer: string, why: string, source: string): BrokenExample => {
  count += 1;
  return { path: `${layer}/example-${count}.ts`, rule, why, source: `${source}\n` };
};
