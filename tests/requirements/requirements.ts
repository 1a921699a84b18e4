import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One requirement of the product: its id (`S5.1`, `K3`), its text, and its part. */
export type Requirement = { id: string; text: string; part: string };

const list = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** An id, at the beginning of a line or in a test's title. */
export const idPattern = String.raw`[A-Z]\d+(?:\.\d+)?`;

const line = new RegExp(`^(${idPattern}) (.+)$`);

/**
 * All requirements, in the list's order.
 *
 * @throws for a line that is neither a part's heading, a requirement, nor an introduction
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
