import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One thing that the product must do: its id (`S5.1`, `K3`), its words, and the part it stands in. */
export type Requirement = { id: string; text: string; part: string };

const list = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** An id, as it stands at the beginning of a line and in a test's title. */
export const idPattern = String.raw`[A-Z]\d+(?:\.\d+)?`;

const line = new RegExp(`^(${idPattern}) (.+)$`);

/**
 * Every requirement, in the list's order.
 *
 * @throws where a line is none of the list's: a part's heading, a requirement, words about the list
 */
export function readRequirements(): Requirement[] {
  const requirements: Requirement[] = [];
  let part = '';
  for (const text of readFileSync(list, 'utf8').split('\n')) {
    const [, id, words] = line.exec(text) ?? [];
    if (id && words) requirements.push({ id, text: words, part });
    else if (text.startsWith('## ')) part = text.slice('## '.length);
    else if (text !== '' && !text.startsWith('# ')) throw new Error(`No requirement: ${text}`);
  }
  return requirements;
}
