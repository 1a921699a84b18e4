import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the explorer asks for what the tests walked. */
export const coveragePath = '/explorer/coverage.json';

/** What the last test run of a project walked, as JSON: null where there was none. */
export async function lastCoverage(project: string): Promise<string> {
  const file = join(project, 'test-results/model/coverage.json');
  return existsSync(file) ? readFile(file, 'utf8') : 'null';
}
