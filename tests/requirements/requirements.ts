import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Requirement = { id: string; text: string; part: string };

const list = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** An id, for example `S5.1`. */
export const idPattern = String.raw`[A-Z]\d+(?:\.\d+)?`;

const line = new RegExp(`^(${idPattern}) (.+)$`);

/** Throws for a line that is neither a part's heading, a requirement, nor an introduction. */
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
