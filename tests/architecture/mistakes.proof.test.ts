import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mistake, mistakes } from './mistakes.ts';
import { copyProject, type ProjectCopy, type TypeError } from './project-copy.ts';

const spoiledFile = ({ file }: Mistake, index: number) =>
  file.replace(/\.(tsx?)$/, `.mistake-${index}.$1`);

describe('canary: the compiler', () => {
  let project: ProjectCopy;
  let errors: TypeError[] = [];

  beforeAll(async () => {
    project = await copyProject();
    for (const [index, mistake] of mistakes.entries()) {
      const [right, wrong] = mistake.instead;
      const parts = (await readFile(project.at(mistake.file), 'utf8')).split(right);
      if (parts.length !== 2)
        throw new Error(`${mistake.file} must contain exactly once: ${right}`);
      await writeFile(project.at(spoiledFile(mistake, index)), parts.join(wrong));
    }
    errors = await project.typeErrors(mistakes.map(spoiledFile));
  });

  afterAll(() => project.remove());

  test.each(mistakes.map((mistake, index) => [mistake.sentence, mistake, index] as const))(
    'refuses the mistake: %s',
    (_, mistake, index) => {
      const spoiled = spoiledFile(mistake, index);
      const messages = errors.filter(({ file }) => file === spoiled).map(({ message }) => message);
      expect(messages.join('\n')).toMatch(mistake.error);
    },
  );

  test('reports no other errors', () => {
    const spoiled = mistakes.map(spoiledFile);
    expect(errors.filter(({ file }) => !spoiled.includes(file))).toEqual([]);
  });
});
