import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path from which the explorer loads the test coverage. */
export const coveragePath = '/explorer/coverage.json';

/** The coverage of the last test run of a project, as JSON; the text `null` if there is none. */
export async function lastCoverage(project: string): Promise<string> {
  const file = join(project, 'test-results/model/coverage.json');
  return existsSync(file) ? readFile(file, 'utf8') : 'null';
}
