import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rejected } from './rejected.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const Report = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string(), message: v.string() })),
});

async function lint(project: string, files: readonly { path: string; source: string }[]) {
  for (const { path, source } of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), source);
  }
  const stdout = await new Promise<string>((resolve) => {
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    execFile(oxlint, ['--format', 'json'], { cwd: project, maxBuffer: 2 ** 26 }, (_, out) =>
      resolve(out),
    );
  });
  return v.parse(Report, JSON.parse(stdout)).diagnostics;
}

describe('the linter', () => {
  let project = '';
  let found: v.InferOutput<typeof Report>['diagnostics'] = [];

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'hiram-project-'));
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
      await cp(join(root, name), join(project, name));
    }
    await cp(join(root, 'tests/architecture'), join(project, 'tests/architecture'), {
      recursive: true,
      filter: (from) => !from.endsWith('.ts'),
    });
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    found = await lint(project, rejected);
  });

  afterAll(() => rm(project, { recursive: true, force: true }));

  test.each(rejected)('reports $rule in $path: $why', ({ path, rule }) => {
    const rules = found.filter(({ filename }) => filename === path).map(({ code }) => code);
    expect(rules).toContain(rule);
  });
});
