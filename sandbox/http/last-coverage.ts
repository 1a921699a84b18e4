import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const coveragePath = '/explorer/coverage.json';

/** JSON; the text `null` without a test run. */
export async function lastCoverage(project: string): Promise<string> {
  const file = join(project, 'test-results/model/coverage.json');
  return existsSync(file) ? readFile(file, 'utf8') : 'null';
}
