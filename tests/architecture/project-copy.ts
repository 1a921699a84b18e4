import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['src', 'machines', 'sandbox', 'tests', 'visualizations'];
const files = ['package.json', 'tsconfig.json', 'vite.config.ts'];
const kinds = ['', '.ts', '.tsx', '.mjs', '.mts', '.json', '.css', '.html'];

/** A type error: the file it is in, from the root of the project, and what it says. */
export type TypeError = { file: string; message: string };

/** A copy of the project's code, to be spoiled. */
export type ProjectCopy = {
  /** The path of a file of the copy. */
  at: (file: string) => string;
  /** Checks the types of the copy: all of it, or only some files and what they import. */
  typeErrors: (only?: readonly string[]) => Promise<TypeError[]>;
  /** Makes files and folders what they are in the project; what is not there either is left out. */
  putBack: (paths: readonly string[]) => Promise<void>;
  remove: () => Promise<void>;
};

/** What the compiler prints: a line an error, and what explains it below, indented. */
function errorsIn(printed: string): TypeError[] {
  const errors: TypeError[] = [];
  for (const line of printed.split('\n')) {
    const [, file, message] = /^(\S+)\(\d+,\d+\): error (.*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file && message) errors.push({ file, message });
    else if (last && line.startsWith(' ')) last.message += `\n${line}`;
  }
  return errors;
}

/** The compiler tidies its memory less often: a sixth of its work, for a sixth more memory. */
const lessTidying = { GOGC: '400' };

const compile = (project: string) =>
  new Promise<TypeError[]>((resolve, reject) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const options = { cwd: project, maxBuffer: 2 ** 26, env: { ...process.env, ...lessTidying } };
    // In several threads it would work out most types once in each: more than twice the work.
    const how = ['-p', 'tsconfig.checked.json', '--pretty', 'false', '--singleThreaded'];
    execFile(tsc, how, options, (failure, out) => {
      const errors = errorsIn(out);
      // A compiler that fails without an error of a file has checked nothing.
      if (failure && errors.length === 0) reject(failure);
      else resolve(errors);
    });
  });

/** Copies the project's code into a folder of its own, with the same packages. */
export async function copyProject(): Promise<ProjectCopy> {
  const project = await mkdtemp(join(tmpdir(), 'hiram-project-'));
  const at = (file: string) => join(project, file);
  for (const name of files) await cp(join(root, name), at(name));
  const filter = (from: string) =>
    kinds.includes(extname(from)) && !from.endsWith('visualizations/diagrams');
  const take = (name: string) => cp(join(root, name), at(name), { recursive: true, filter });
  for (const name of parts) await take(name);
  await symlink(join(root, 'node_modules'), at('node_modules'));

  return {
    at,
    async typeErrors(only) {
      const config = { extends: './tsconfig.json', ...(only && { include: only }) };
      await writeFile(at('tsconfig.checked.json'), JSON.stringify(config));
      return compile(project);
    },
    async putBack(paths) {
      for (const path of paths) if (existsSync(join(root, path))) await take(path);
    },
    remove: () => rm(project, { recursive: true, force: true }),
  };
}
